import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { DetailsFields } from './details-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsHeading } from './settings-heading.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSaveDetails } from './use-save-details.ts';
import type { ProfileDetails } from '#app/features/profiles/profile.schema.ts';

/** Name and phone; people who have not chosen a type of account do that first. */
export function DetailsSection({ person }: { person: ProfileDetails | null }) {
  return (
    <>
      <SettingsHeading
        title="Your details"
        text="Your professional sees your name and, to reach you on the day of the visit, your phone number."
      />
      {person ? (
        <DetailsCard person={person} />
      ) : (
        <SettingsSection title="One question first" text="Tell us what brings you to Doorstep, then add your name.">
          <ButtonLink to="/dashboard">Finish setting up</ButtonLink>
        </SettingsSection>
      )}
    </>
  );
}

function DetailsCard({ person }: { person: ProfileDetails }) {
  const { errors, busy, submit, shown, round } = useSaveDetails(person, () => 'We’ll use them from now on.');
  return (
    <Card padding="large">
      <SettingsForm name="account-details" busy={busy} onSubmit={submit} button="Save details">
        <div key={round} className="grid items-start gap-5 sm:grid-cols-2">
          <DetailsFields person={shown} errors={errors} />
        </div>
      </SettingsForm>
    </Card>
  );
}
