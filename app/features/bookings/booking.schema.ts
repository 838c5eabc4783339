import * as z from 'zod/mini';
import { parseIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { isSeveralLines, lineTextMessage } from '#app/lib/line-text.ts';
import { bookingLimits } from './booking-limits.ts';
import { bookingErrors } from './bookings.errors.ts';
import { bookingStatuses } from './booking.ts';

/** A required id. A missing one and an invalid one have different messages (document 1, section 5). */
const id = (missing: string, invalid: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? missing : invalid) })
    .check(z.trim(), z.minLength(1, { error: missing, abort: true }), z.uuid(invalid));

export const locationTooLong = `The address can have at most ${bookingLimits.locationMaximum} characters`;

const location = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.refine(isSeveralLines, lineTextMessage),
      z.minLength(1, missing),
      z.maxLength(bookingLimits.locationMaximum, locationTooLong),
    );

const notAnAmount = 'The expected total must be an amount in dollars';

/** The payload of create-checkout-session (DATA-097 to 103), and of a direct insert. */
export const bookingRequestSchema = z.object({
  serviceId: id('Service ID is required', bookingErrors.invalid_service.message),
  professionalId: id('Professional ID is required', bookingErrors.invalid_professional.message),
  clientId: id('Client ID is required', bookingErrors.invalid_client.message),
  bookingDate: z
    .string({
      error: (issue) =>
        issue.input === undefined || issue.input === null
          ? 'Booking date is required'
          : bookingErrors.invalid_date.message,
    })
    .check(z.trim(), z.minLength(1, 'Booking date is required'), z.maxLength(40, bookingErrors.invalid_date.message)),
  location: location('Location is required'),
  /** The page the client came from; used only if it is one of ours. */
  referrerUrl: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
  /** The total the page showed, in dollars. If given, a total that has changed since is refused (OPEN-12). */
  expectedTotal: z.optional(
    z
      .union([z.number(), z.string()], notAnAmount)
      .check(z.refine((total) => /^\d{1,8}(\.\d{1,2})?$/.test(String(total)), notAnAmount)),
  ),
});
export type BookingRequest = z.output<typeof bookingRequestSchema>;

/** What the total depends on. */
export const quoteSchema = z.object({
  serviceId: id('Service ID is required', bookingErrors.invalid_service.message),
  professionalId: id('Professional ID is required', bookingErrors.invalid_professional.message),
  location: z
    .string('Location is required')
    .check(
      z.trim(),
      z.refine(isSeveralLines, lineTextMessage),
      z.maxLength(bookingLimits.locationMaximum, locationTooLong),
    ),
  /** The time in question: some are discounted. */
  bookingDate: z.optional(
    z.string(bookingErrors.invalid_date.message).check(
      z.trim(),
      z.maxLength(40, bookingErrors.invalid_date.message),
      z.refine((text) => parseIsoWithOffset(text) !== null, bookingErrors.invalid_date.message),
    ),
  ),
});

/** Accepts any text: whatever is not the caller's pending booking gets the same answer (OPEN-08). */
export const bookingToCancelSchema = z.object({
  bookingId: z
    .string('Booking ID is required')
    .check(z.trim(), z.minLength(1, 'Booking ID is required'), z.maxLength(200, 'Booking ID is too long')),
});

export const successfulPaymentSchema = z.object({
  bookingId: id('Booking ID is required', 'Invalid booking ID'),
  sessionId: z
    .string('Session ID is required')
    .check(z.trim(), z.minLength(1, 'Session ID is required'), z.maxLength(200, 'Invalid session ID')),
});

const notARefund = 'The expected refund must be an amount in dollars';

/** Confirms the cancellation of a paid booking. */
export const cancellationSchema = z.object({
  /** The refund the page showed, in dollars. If it has changed, nothing happens. Required from clients. */
  expectedRefund: z.optional(z.string(notARefund).check(z.regex(/^\d{1,8}\.\d{2}$/, notARefund))),
  /** Required from administrators; both parties read it. */
  reason: z.optional(
    z.string('Please give a reason.').check(z.trim(), z.maxLength(500, 'The reason can have at most 500 characters')),
  ),
});
export type CancellationRequest = z.output<typeof cancellationSchema>;

export const statusChangeSchema = z.object({ status: z.enum(bookingStatuses, 'Unknown status') });

/** Messages of the booking form for each of its five fields (BOOK-016 to 020). */
export const bookingFormMessages = {
  professional: 'Please select a professional',
  service: 'Please select a service',
  date: 'Please select a date',
  time: 'Please select a time',
  location: 'Please enter the service address',
} as const;

export const bookingFormSchema = z.object({
  professionalId: z.string(bookingFormMessages.professional).check(z.minLength(1, bookingFormMessages.professional)),
  serviceId: z.string(bookingFormMessages.service).check(z.minLength(1, bookingFormMessages.service)),
  date: z.string(bookingFormMessages.date).check(z.minLength(1, bookingFormMessages.date)),
  time: z.string(bookingFormMessages.time).check(z.minLength(1, bookingFormMessages.time)),
  location: location(bookingFormMessages.location),
});
export type BookingForm = z.input<typeof bookingFormSchema>;
