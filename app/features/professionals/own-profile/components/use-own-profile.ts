import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { announceSessionEvent } from '#app/features/sessions/session-client.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useForm } from '#app/ui/fields/use-form.ts';
import { toast, type ToastOptions } from '#app/ui/toasts/toast.ts';
import { type OwnProfileForm, ownProfileSchema } from '../own-profile.schema.ts';
import type { OwnProfile } from '../queries/read-own-profile.server.ts';
import { profileErrors } from '#app/features/profiles/profiles.errors.ts';
import { profileLimits } from '../profile-photo.ts';

/** Holds the profile form; it is saved in one step and reloaded a second later (PROF-009). */
export function useOwnProfile(profile: OwnProfile) {
  const [form, setForm] = useState<OwnProfileForm>(() => fieldsOf(profile));
  /** The photo uploaded since the last save, null if it was removed. */
  const [photo, setPhoto] = useState<string | null>();
  const [saved, setSaved] = useState(() => fieldsOf(profile));
  /** The saved photo as of the last load or save. */
  const [savedPhoto, setSavedPhoto] = useState(profile.profile_photo_url);
  const reloadSoon = useReload();
  const isDirty = photo !== undefined || JSON.stringify(form) !== JSON.stringify(saved);

  const { errors, busy, submit } = useForm({
    schema: ownProfileSchema,
    read: () => ({ ...form, ...(photo === undefined ? {} : { profile_photo_url: photo }) }),
    send: async (read) => {
      await api.patch('/professionals/:id', {
        param: { id: profile.professional_id },
        json: { ...read, base: { ...saved, profile_photo_url: savedPhoto } },
      });
      setSaved(form);
      if (photo !== undefined) setSavedPhoto(photo);
      // One that was chosen meanwhile is not saved yet.
      setPhoto((now) => (now === photo ? undefined : now));
      toast({ tone: 'success', title: 'Profile saved', description: 'Your profile has been updated successfully.' });
      void announceSessionEvent('user-updated');
      reloadSoon();
    },
    onFailure: (failure) =>
      toast(
        failure.code === profileErrors.profile_changed.code
          ? staleToast(failure)
          : { tone: 'error', title: 'Error', description: 'Failed to update profile. Please try again.' },
      ),
  });

  /**
   * Makes the next save compare with what is saved now; keeps what was typed until the person asks for the saved
   * values.
   */
  const staleToast = ({ message, details }: ApiFailure): ToastOptions => {
    const { profile_photo_url: photoNow, ...now } = details['saved'] as OwnProfileForm & {
      profile_photo_url: string | null;
    };
    setSaved(now);
    setSavedPhoto(photoNow);
    return {
      tone: 'error',
      title: 'Changed elsewhere',
      description: message,
      action: { label: 'Show the saved version', onPress: () => setForm(now) },
    };
  };

  return {
    form,
    patch: (changes: Partial<OwnProfileForm>) => setForm((now) => ({ ...now, ...changes })),
    photo,
    setPhoto,
    errors,
    isDirty,
    busy,
    submit,
  };
}

/** Reloads the page's data a second after it is requested. */
function useReload() {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void revalidate(), profileLimits.reloadMilliseconds);
  };
}

function fieldsOf({ first_name, last_name, phone, bio }: OwnProfile): OwnProfileForm {
  return { first_name, last_name, phone, bio };
}
