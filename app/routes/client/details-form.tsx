import { DetailsFields } from '#app/features/account-settings/components/details-fields.tsx';
import { useSaveDetails } from '#app/features/account-settings/components/use-save-details.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import type { ProfileDetails } from '#app/features/profiles/profile.schema.ts';

/** Asks a client whose account was created without a name for it (OPEN-51). */
export function DetailsForm({ person }: { person: ProfileDetails }) {
  const { errors, busy, submit, shown, round } = useSaveDetails(
    person,
    (firstName) => `Nice to meet you, ${firstName}.`,
  );
  return (
    <Card padding="large">
      <h2 className="text-2xl">What should we call you?</h2>
      <p className="mt-2 text-dim">
        Your professional sees your name and, to reach you on the day of the visit, your phone number.
      </p>
      <Form
        name="client-details"
        noValidate
        onSubmit={submit}
        className="mt-6 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <DetailsFields
          key={round}
          person={round === 0 ? { ...person, first_name: '', last_name: '' } : shown}
          errors={errors}
        />
        <Button type="submit" loading={busy} className="min-h-12 lg:mt-6">
          Save details
        </Button>
      </Form>
    </Card>
  );
}
