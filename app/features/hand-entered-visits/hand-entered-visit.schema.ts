import * as z from 'zod/mini';
import { isSeveralLines, lineText, lineTextMessage } from '#app/lib/line-text.ts';
import { isPlainDate } from '#app/lib/dates/plain-date.ts';
import { isWallTime } from '#app/lib/dates/wall-time.ts';
import { accountErrors } from '#app/features/accounts/accounts.errors.ts';
import { emailSchema } from '#app/features/accounts/account.schema.ts';
import { addressSchema } from '#app/features/addresses/address.schema.ts';
import { byHandErrors } from '#app/features/bookings/by-hand/by-hand.errors.ts';
import { byHandLimits } from '#app/features/bookings/by-hand/by-hand-limits.ts';
import { formatPhone } from '#app/features/profiles/phone.ts';

const messages = {
  name: 'Please enter the name',
  date: 'Please choose a date',
  time: 'Please choose a time',
  duration: `Please enter ${byHandLimits.durationMinimum} to ${byHandLimits.durationMaximum} minutes`,
  contact: 'Please enter a phone number or an email',
} as const;

const duration = z
  .pipe(z.union([z.string(), z.number()], messages.duration), z.pipe(z.transform(Number), z.int(messages.duration)))
  .check(
    z.gte(byHandLimits.durationMinimum, messages.duration),
    z.lte(byHandLimits.durationMaximum, messages.duration),
  );

const note = z.pipe(
  z.nullish(
    z
      .string()
      .check(
        z.trim(),
        z.refine(isSeveralLines, lineTextMessage),
        z.maxLength(byHandLimits.noteMaximum, `The note can have at most ${byHandLimits.noteMaximum} characters`),
      ),
  ),
  z.transform((text) => text || null),
);

/** When a visit takes place, on the professional's clock, and what they want to remember. */
const timing = {
  date: z.string(messages.date).check(z.refine(isPlainDate, messages.date)),
  time: z.string(messages.time).check(z.refine((text) => isWallTime(text) && text < '24', messages.time)),
  duration,
  note,
};

/** A change of a visit: person, service and address stay. */
export const visitChangeSchema = z.object(timing);

/** What is saved, and what was shown before: over something else it is refused. */
export const visitChangeRequest = z.extend(visitChangeSchema, { base: z.optional(visitChangeSchema) });
export type VisitChange = z.output<typeof visitChangeSchema>;

/** A visit for somebody without an account. */
export const handEnteredVisitSchema = z
  .extend(z.pick(addressSchema, { street: true, unit: true, city: true, state: true, zip: true }), {
    ...timing,
    service_id: z.uuid(byHandErrors.visit_service_missing.message),
    name: lineText(messages.name).check(
      z.minLength(1, messages.name),
      z.maxLength(byHandLimits.nameMaximum, `The name can have at most ${byHandLimits.nameMaximum} characters`),
    ),
    email: z._default(z.union([z.literal(''), emailSchema], accountErrors.invalid_email.message), ''),
    phone: z._default(formatPhone(), ''),
  })
  .check(z.refine(({ email, phone }) => email !== '' || phone !== '', { path: ['phone'], message: messages.contact }));
export type HandEnteredVisitInput = z.output<typeof handEnteredVisitSchema>;

/** Whether the link is mailed to the person, too. */
export const paymentLinkSchema = z.object({ mail: z.boolean('Please say whether to mail it') });
