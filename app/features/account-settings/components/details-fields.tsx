import { TextField } from '#app/ui/fields/text-field.tsx';
import type { ProfileDetails } from '#app/features/profiles/profile.schema.ts';

interface DetailsFieldsProps {
  /** Initial values of the fields. */
  person: ProfileDetails;
  errors: Readonly<Partial<Record<keyof ProfileDetails, string>>>;
}

/** The fields for name and phone, for everyone with a profile. */
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
