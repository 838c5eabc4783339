import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { professionalImage } from '../../display/professional-image.ts';
import { profileLimits } from '../profile-photo.ts';
import type { OwnProfile } from '../queries/read-own-profile.server.ts';
import { ProfilePhotoField } from './profile-photo-field.tsx';
import { useOwnProfile } from './use-own-profile.ts';

interface OwnProfileFormProps {
  userId: string;
  profile: OwnProfile;
  /** Called with whether there are unsaved changes. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The form for what clients read about a professional: photo, name, phone and bio. */
export function OwnProfileForm({ userId, profile, onUnsaved }: OwnProfileFormProps) {
  const { form, patch, photo, setPhoto, errors, isDirty, busy, submit } = useOwnProfile(profile);
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => tell(isDirty && !busy), [isDirty, busy]);
  const image = professionalImage({
    profile_photo_url: photo === undefined ? profile.profile_photo_url : photo,
    image: profile.image,
  });
  return (
    <Card padding="large">
      <Form name="own-profile" noValidate aria-labelledby="about-you" onSubmit={submit} className="flex flex-col gap-6">
        <h2 id="about-you" className="text-2xl">
          About you
        </h2>
        <ProfilePhotoField userId={userId} image={image} onChange={setPhoto} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label="First name"
            name="first_name"
            autoComplete="given-name"
            required
            maxLength={100}
            value={form.first_name}
            error={errors['first_name']}
            onChange={({ target }) => patch({ first_name: target.value })}
          />
          <TextField
            label="Last name"
            name="last_name"
            autoComplete="family-name"
            required
            maxLength={100}
            value={form.last_name}
            error={errors['last_name']}
            onChange={({ target }) => patch({ last_name: target.value })}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            readOnly
            value={profile.email}
            help={
              <Link to="/account/security" className="text-link">
                Change it in your account settings
              </Link>
            }
          />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            required
            maxLength={40}
            value={form.phone}
            error={errors['phone']}
            help="Only clients with a booking see it."
            onChange={({ target }) => patch({ phone: target.value })}
          />
        </div>
        <TextAreaField
          label="Bio"
          name="bio"
          rows={6}
          maxLength={profileLimits.bioMaximum}
          value={form.bio}
          error={errors['bio']}
          help="What you’re good at, how you work and what clients should have ready."
          counter={`${form.bio.length}/${profileLimits.bioMaximum}`}
          onChange={({ target }) => patch({ bio: target.value })}
        />
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
          <p className="text-sm text-dim">
            Last updated{' '}
            <time dateTime={profile.updated_at}>
              {formatDateTime(epochMinutesOf(new Date(profile.updated_at)), profile.time_zone)}
            </time>
          </p>
          <Button type="submit" size="large" loading={busy} className="max-sm:w-full">
            Save changes
          </Button>
        </div>
      </Form>
    </Card>
  );
}
