import * as z from 'zod/mini';
import { formatPhone } from '#app/features/profiles/phone.ts';
import { lineText } from '#app/lib/line-text.ts';
import { hasTwoDecimalsAtMost } from '#app/lib/decimal.ts';
import { serviceCategoryIds } from '#app/features/services/catalogue/categories.ts';
import { applicationLimits } from '../application-limits.ts';
import { documentLimits } from '#app/features/professional-documents/document-limits.ts';
import { numberMessages, termsRequired } from './application-form-errors.ts';
import { applicationErrors } from '../applications.errors.ts';
import { numeric } from './numeric.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { profileErrors } from '#app/features/profiles/profiles.errors.ts';
import { personLimits } from '#app/features/profiles/person-limits.ts';

/** A required line of text, trimmed (APPLY-070 to 073). */
const required = (missing: string, longest: number) =>
  lineText(missing).check(z.minLength(1, missing), z.maxLength(longest, 'This text is too long'));
const optional = (longest: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(longest, 'This text is too long')), '');

/** A number of at least 0; anything that is not a number becomes the fallback (APPLY-036 to 038). */
function numberOr(fallback: number, most: number, wrong: string) {
  const value = z.number(wrong).check(z.gte(0, wrong), z.lte(most, wrong));
  return z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((given) => numeric(given) ?? fallback),
    ),
    value,
  );
}

const file = z.object({
  file_path: z.string().check(z.minLength(1), z.maxLength(500)),
  type: z.optional(z.string().check(z.maxLength(100))),
});

const service = z.object({
  category_id: z.optional(z.nullable(z.enum(serviceCategoryIds))),
  name: required('A service needs a name', applicationLimits.serviceNameMaximum),
  description: optional(applicationLimits.serviceDetailsMaximum),
  /** Dollars. */
  price: z
    .number(numberMessages.price)
    .check(
      z.gte(0, { error: numberMessages.negativePrice, abort: true }),
      z.gt(0, numberMessages.price),
      z.lte(applicationLimits.priceMaximum, numberMessages.priceTooHigh),
      z.refine(hasTwoDecimalsAtMost, numberMessages.priceDecimals),
    ),
  duration: z._default(z.int().check(z.gte(0), z.lte(1_440)), 60),
});

const profileData = z.object({
  first_name: required('First name is required', personLimits.nameMaximum),
  last_name: required('Last name is required', personLimits.nameMaximum),
  phone: formatPhone('Phone is required').check(z.minLength(1, 'Phone is required')),
  username: required('Username is required', applicationLimits.usernameMaximum).check(
    z.toLowerCase(),
    z.refine((username) => !isReservedUsername(username), profileErrors.username_taken.message),
  ),
  profile_photo_url: z._default(z.nullable(z.string().check(z.maxLength(600))), null),
});

const wholeYears = numberMessages.years;
const professionalData = z.object({
  service_area: required('Service area is required', applicationLimits.placeMaximum),
  service_radius: numberOr(applicationLimits.radiusDefault, applicationLimits.radiusMaximum, numberMessages.radius),
  travel_fee: numberOr(
    applicationLimits.travelFeeDefault,
    applicationLimits.travelFeeMaximum,
    numberMessages.fee,
  ).check(z.refine(hasTwoDecimalsAtMost, numberMessages.fee)),
  years_experience: numberOr(Number(applicationLimits.yearsDefault), applicationLimits.yearsMaximum, wholeYears).check(
    z.refine(Number.isInteger, wholeYears),
  ),
  bio: optional(applicationLimits.bioMaximum),
  service_location: z._default(lineText().check(z.maxLength(200, 'This text is too long')), ''),
  /** Required to apply (APPLY-058); businessSchema leaves it out. */
  agree_terms: z.literal(true, termsRequired),
  agree_marketing: z._default(z.boolean(), false),
  services: z._default(z.array(service).check(z.maxLength(applicationLimits.services, 'That’s too many services')), []),
});

/** The service area and travel terms of a business, which can be changed at any time. */
export const businessSchema = z.pick(professionalData, {
  service_area: true,
  service_radius: true,
  travel_fee: true,
  years_experience: true,
  service_location: true,
});

export type Business = z.output<typeof businessSchema>;

const seen = z.string().check(z.maxLength(200));

/**
 * A change to a business: `base` is what was on the screen before; `seen_time_zone` and `seen_bookings` are the new
 * time zone and the affected visits that were shown, if the place is in another zone.
 */
export const businessChangeSchema = z.extend(businessSchema, {
  base: z.optional(
    z.object({
      service_area: seen,
      service_radius: seen,
      travel_fee: seen,
      years_experience: seen,
      service_location: seen,
    }),
  ),
  seen_time_zone: z.optional(seen),
  seen_bookings: z._default(z.array(z.uuid()).check(z.maxLength(2_000)), []),
});
export type BusinessChange = z.output<typeof businessChangeSchema>;

/**
 * The payload of complete_professional_profile (document 1, section 3). Ids, email addresses, roles and flags in it
 * are ignored: the server knows them from the session (OPEN-19, OPEN-43).
 */
export const applicationSchema = z.object({
  profile_data: profileData,
  professional_data: professionalData,
  certifications: z
    .array(file)
    .check(
      z.minLength(1, applicationErrors.certification_missing.message),
      z.maxLength(documentLimits.certifications, 'That’s too many certifications'),
    ),
  insurance: z._default(z.nullable(file), null),
});

export type Application = z.output<typeof applicationSchema>;
export type ApplicationPayload = z.input<typeof applicationSchema>;

export type ProfessionalData = Application['professional_data'];
