import { TextField } from '#app/ui/text-field.tsx';
import type { ProfileDetails } from '#app/features/accounts/account.schema.ts';

interface DetailsFieldsProps {
  /** What the fields begin with. */
  person: ProfileDetails;
  errors: Readonly<Partial<Record<keyof ProfileDetails, string>>>;
}

/** Name and phone, as everybody with a profile can change them. */
export function DetailsFields({ person, errors }: DetailsFieldsProps) {
  return (
    <>
      <TextField
        label="First name"
        name="first_name"
        autoComplete="given-name"
        required
        defaultValue={person.first_name}
        error={errors.first_name}
      />
      <TextField
        label="Last name"
        name="last_name"
        autoComplete="family-name"
        required
        defaultValue={person.last_name}
        error={errors.last_name}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={person.phone}
        error={errors.phone}
      />
    </>
  );
}
