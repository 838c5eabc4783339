import * as z from 'zod/mini';
import { emailSchema } from '#app/features/accounts/account.schema.ts';
import { addressSchema } from '#app/features/addresses/address.schema.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { formatPhone } from '#app/features/profiles/phone.ts';
import { personName } from '#app/features/profiles/profile.schema.ts';

/** What a guest sends: the choice, who they are, and where the visit takes place. */
export const guestBookingSchema = z.extend(
  z.pick(addressSchema, { street: true, unit: true, city: true, state: true, zip: true }),
  {
    /** Made when the form is shown: a second press of the same is the same request. */
    request_id: z.uuid(),
    service_id: z.uuid(bookingErrors.invalid_service.message),
    starts_at: z.string(bookingErrors.invalid_date.message).check(z.maxLength(40, bookingErrors.invalid_date.message)),
    first_name: personName('Please enter your first name'),
    last_name: personName('Please enter your last name'),
    email: emailSchema,
    phone: formatPhone().check(z.minLength(1, 'Please enter your phone number')),
  },
);

/** Who pays for a visit that was entered by hand; the rest is the visit's. */
export const visitPaymentSchema = z.pick(guestBookingSchema, {
  request_id: true,
  first_name: true,
  last_name: true,
  email: true,
  phone: true,
});
export type VisitPaymentInput = z.output<typeof visitPaymentSchema>;

/** What the confirming page sends: the total that it showed, in dollars; nothing if it knew none. */
export const guestConfirmationSchema = z.object({
  expected_total: z.optional(z.string().check(z.regex(/^\d{1,8}\.\d{2}$/))),
});
export type GuestBookingInput = z.output<typeof guestBookingSchema>;
