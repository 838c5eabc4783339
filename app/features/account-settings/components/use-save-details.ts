import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { announceSessionEvent } from '#app/features/sessions/session-client.ts';
import { useSettingsForm } from './use-settings-form.ts';
import { profileErrors } from '#app/features/profiles/profiles.errors.ts';
import { type ProfileDetails, profileDetailsSchema } from '#app/features/profiles/profile.schema.ts';

/**
 * Saves name and phone; the navigation bar and the page show them at once. `words` is the toast for a first name. If
 * another tab saved meanwhile, the user is told first: `shown` is what the fields started with, and `round` changes
 * when they should start over.
 */
export function useSaveDetails(person: ProfileDetails, words: (firstName: string) => string) {
  const { revalidate } = useRevalidator();
  const [seen, setSeen] = useState(person);
  const [{ shown, round }, setShown] = useState({ shown: person, round: 0 });

  /** The next save is based on what is stored now; the input stays until the user asks for the stored values. */
  const warnOfChange = ({ message, details }: ApiFailure) => {
    const now = details['saved'] as ProfileDetails;
    setSeen(now);
    const onPress = () => setShown({ shown: now, round: round + 1 });
    toast({
      tone: 'error',
      title: 'Changed elsewhere',
      description: message,
      action: { label: 'Show the saved version', onPress },
    });
  };

  const form = useSettingsForm({
    schema: profileDetailsSchema,
    failedTitle: 'Details not saved',
    send: async (details) => {
      try {
        await api.patch('/profiles/me', { json: { ...details, base: seen } });
      } catch (error) {
        if (error instanceof ApiFailure && error.code === profileErrors.profile_changed.code)
          return warnOfChange(error);
        throw error;
      }
      setSeen(details);
      toast({ title: 'Details saved', description: words(details.first_name), tone: 'success' });
      await Promise.all([announceSessionEvent('user-updated'), revalidate()]);
    },
  });
  return { ...form, shown, round };
}
