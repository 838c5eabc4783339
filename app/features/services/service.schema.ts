import * as z from 'zod/mini';
import { lineText } from '#app/lib/line-text.ts';
import {
  hasTwoDecimalsAtMost,
  isUnclearNumber,
  readDecimal,
  unclearNumberText,
  withoutDollarSign,
} from '#app/lib/decimal.ts';
import { serviceLimits } from './service-limits.ts';
import { serviceErrors } from './services.errors.ts';

/** The errors of the form (SVC-011 to SVC-020); the server sends the same. */
export const serviceMessages = {
  name: 'Name is required',
  nameTooLong: `The name can have at most ${serviceLimits.nameMaximum} characters`,
  description: 'Description is required',
  descriptionTooLong: `The description can have at most ${serviceLimits.descriptionMaximum} characters`,
  price: 'Price is required',
  priceNegative: 'Price cannot be negative',
  priceDecimals: 'Price can have two decimals at most',
  priceTooHigh: `Price can be at most $${serviceLimits.priceMaximum.toLocaleString('en-US')}.00`,
  duration: 'Duration is required',
  durationNotWhole: 'Duration must be a whole number of minutes',
  durationNegative: 'Duration cannot be negative',
  durationTooLong: 'Duration can be at most a day (1,440 minutes)',
} as const;

/**
 * Parses a number field: empty text, like any text that is not a number, is undefined, and an ambiguous number is
 * NaN.
 */
function numberOf(given: unknown): number | undefined {
  if (typeof given === 'number') return given;
  if (typeof given !== 'string') return undefined;
  return isUnclearNumber(given) ? Number.NaN : readDecimal(given);
}

const typedNumber = z.pipe(z.unknown(), z.transform(numberOf));
const typedPrice = z.pipe(
  z.unknown(),
  z.transform((given) => numberOf(typeof given === 'string' ? withoutDollarSign(given) : given)),
);

/** Returns the error for a field without a valid number. */
const missingOrUnclear = (missing: string) => ({
  error: ({ input }: { input?: unknown }) => (Number.isNaN(input) ? unclearNumberText : missing),
});

const text = (missing: string, longest: number, tooLong: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(longest, tooLong));

const name = lineText(serviceMessages.name).check(
  z.minLength(1, serviceMessages.name),
  z.maxLength(serviceLimits.nameMaximum, serviceMessages.nameTooLong),
);
const description = text(
  serviceMessages.description,
  serviceLimits.descriptionMaximum,
  serviceMessages.descriptionTooLong,
);

const price = z.pipe(
  typedPrice,
  z
    .number(missingOrUnclear(serviceMessages.price))
    .check(
      z.gte(0, { error: serviceMessages.priceNegative, abort: true }),
      z.gt(0, { error: serviceMessages.price, abort: true }),
      z.lte(serviceLimits.priceMaximum, { error: serviceMessages.priceTooHigh, abort: true }),
      z.refine(hasTwoDecimalsAtMost, serviceMessages.priceDecimals),
    ),
);

const duration = z.pipe(
  typedNumber,
  z
    .number(missingOrUnclear(serviceMessages.duration))
    .check(
      z.gte(0, { error: serviceMessages.durationNegative, abort: true }),
      z.lte(serviceLimits.durationMaximum, { error: serviceMessages.durationTooLong, abort: true }),
      z.refine(Number.isInteger, serviceMessages.durationNotWhole),
    ),
);

/** A service as its form and POST /api/services send it: dollars and minutes, as numbers or typed text. */
export const serviceSchema = z.object({ name, description, price, duration });

export type ServiceInput = z.output<typeof serviceSchema>;
export type ServiceField = keyof ServiceInput;
export const serviceFields = Object.keys(serviceSchema.shape) as ServiceField[];

const seen = z.string().check(z.maxLength(serviceLimits.descriptionMaximum));
const seenService = z.object(
  Object.fromEntries(serviceFields.map((field) => [field, seen])) as Record<ServiceField, typeof seen>,
);
/** A service as it was shown before it was edited. */
export type SeenService = z.output<typeof seenService>;

/** The changes that PATCH accepts: missing fields stay. `base` is not compared if missing. */
export const serviceChangesSchema = z.extend(z.partial(serviceSchema), { base: z.optional(seenService) }).check(
  z.refine((changes) => Object.entries(changes).some(([field, value]) => field !== 'base' && value !== undefined), {
    path: ['name'],
    message: 'Nothing to change was sent',
  }),
);
export type ServiceChanges = z.output<typeof serviceChangesSchema>;

const ownProfessional = z.uuid(serviceErrors.service_no_professional.message);
const serviceId = z.uuid(serviceErrors.service_not_found.message);

/** The payload of create-stripe-price (API-084 to API-088). */
export const stripePriceSchema = z.object({
  name,
  price,
  description: z.optional(
    z.string().check(z.trim(), z.maxLength(serviceLimits.descriptionMaximum, serviceMessages.descriptionTooLong)),
  ),
  professionalId: ownProfessional,
  serviceId,
});

/** The other fields of a service, with their defaults: pages that do not know them yet leave them out. */
const furtherFields = z.omit(serviceSchema, { name: true, description: true, price: true, duration: true }).shape;

/**
 * The payload of update-stripe-price (API-091). With a duration it is the whole service, and name, description and
 * duration are saved with the price; without one they stay. `base` is not compared if missing.
 */
export const updateStripePriceSchema = z
  .extend(stripePriceSchema, { ...furtherFields, duration: z.optional(duration), base: z.optional(seenService) })
  .check(
    z.refine((service) => service.duration === undefined || Boolean(service.description), {
      path: ['description'],
      message: serviceMessages.description,
    }),
  );

/** The payload of delete-stripe-service (API-093, API-094). */
export const deleteStripeServiceSchema = z.object({ serviceId, professionalId: ownProfessional });
