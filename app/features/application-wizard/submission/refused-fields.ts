import { accountErrors } from '#app/features/accounts/accounts.errors.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import type { ApplicationForm } from '#app/features/applications/form/application-form.ts';
import { applicationErrors } from '#app/features/applications/applications.errors.ts';
import { documentErrors } from '#app/features/professional-documents/documents.errors.ts';
import { profileErrors } from '#app/features/profiles/profiles.errors.ts';

type Place = readonly [field: keyof ApplicationForm, step: number];

/** Maps fields of the payload, and of the sign-up before it, to the form's fields and steps. */
const places: Readonly<Record<string, Place>> = {
  first_name: ['firstName', 0],
  last_name: ['lastName', 0],
  email: ['email', 0],
  phone: ['phone', 0],
  username: ['username', 0],
  service_area: ['serviceArea', 0],
  years_experience: ['yearsExperience', 1],
  service_radius: ['serviceRadius', 1],
  travel_fee: ['travelFee', 1],
  bio: ['bio', 1],
  service_location: ['serviceLocation', 1],
  certifications: ['certifications', 2],
  password: ['password', 3],
  agree_terms: ['agreeTerms', 3],
};

const placesOfCodes: Readonly<Record<string, Place>> = {
  [profileErrors.username_taken.code]: ['username', 0],
  [profileErrors.invalid_phone.code]: ['phone', 0],
  [accountErrors.weak_password.code]: ['password', 3],
  [accountErrors.common_password.code]: ['password', 3],
  [applicationErrors.unknown_place.code]: ['serviceArea', 0],
  [applicationErrors.certification_missing.code]: ['certifications', 2],
  [documentErrors.upload_unknown.code]: ['certifications', 2],
};

/** The server's error for a field of the wizard. */
export interface RefusedField {
  field: keyof ApplicationForm;
  step: number;
  text: string;
}

/** Returns the fields that the server refused; none if the error is about something else. */
export function refusedFields({
  code,
  message,
  fields,
}: Pick<ApiFailure, 'code' | 'message' | 'fields'>): RefusedField[] {
  const named = Object.entries(fields).flatMap(([path, text]) =>
    placed(
      path.split('.').findLast((part) => part in places),
      places,
      text,
    ),
  );
  return named.length > 0 ? named : placed(code, placesOfCodes, message);
}

function placed(name: string | undefined, of: Readonly<Record<string, Place>>, text: string): RefusedField[] {
  const place = name === undefined ? undefined : of[name];
  return place ? [{ field: place[0], step: place[1], text }] : [];
}
