import { hash, randomBytes } from 'node:crypto';
import { config } from '#app/platform/config/config.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { parseIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { formatZonedVisitTime } from '#app/lib/dates/date-format.ts';
import { dateOfEpochMinutes, epochMinutesOf, localDate, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { locationOf } from '#app/features/addresses/address.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { bookableInstant } from '#app/features/holds/commands/prepare-booking.server.ts';
import { quoteBooking } from '#app/features/slots/queries/quote-booking.server.ts';
import { readDaySlots } from '#app/features/slots/queries/read-slots.server.ts';
import { getProfessional, type ProfessionalDto } from '#app/features/professionals/queries/get-professional.server.ts';
import { assertPhone } from '#app/features/profiles/commands/assert-phone.server.ts';
import { listServices } from '#app/features/services/queries/list-services.server.ts';
import { buttonLimits } from '../../booking-button-limits.ts';
import type { GuestBookingInput, VisitPaymentInput } from '../guest-booking.schema.ts';
import { guestBookingsStore } from '../guest-bookings-store.server.ts';
import { guestLimits } from '../guest-limits.ts';
import { guestBookingMails } from './guest-booking-mails.server.ts';

/**
 * Takes down what a guest chose and mails the link that confirms it. Nothing is held, and nobody learns whether the
 * email has an account: the same happens for every email.
 * @throws AppError for an address or a phone number that is refused, a time that is gone (slot_taken, too_far),
 * not_accepting_bookings, too_many_requests
 */
export async function requestGuestBooking(
  professionalId: string,
  input: GuestBookingInput,
  network: string,
  now = new Date(),
): Promise<void> {
  assertPhone(input.phone);
  const professional = await getProfessional(professionalId, undefined);
  if (!professional.accepts_bookings) throw new AppError(bookingErrors.not_accepting_bookings);
  const startsAt = bookableInstant(parseIsoWithOffset(input.starts_at), professional.time_zone, epochMinutesOf(now));
  await quoteBooking({ serviceId: input.service_id, professionalId, location: locationOf(input) });
  await assertFree(professional, input, startsAt, now);
  await consumeRateLimit(guestLimits.perNetwork, network);
  await consumeRateLimit(guestLimits.perProfessional, professionalId);
  await consumeRateLimit(guestLimits.perEmail, input.email);
  await save(professional, input, startsAt, now);
}

async function assertFree(
  { id, time_zone }: ProfessionalDto,
  { service_id, zip }: GuestBookingInput,
  startsAt: EpochMinutes,
  now: Date,
): Promise<void> {
  const question = { professionalId: id, serviceId: service_id, viewerId: null, zip, now };
  const { slots } = await readDaySlots(question, localDate(startsAt, time_zone));
  const slot = slots.find(({ starts_at }) => parseIsoWithOffset(starts_at) === startsAt);
  if (!slot?.available) throw new AppError(bookingErrors.slot_taken, { extra: { reason: slot?.reason ?? null } });
}

async function save(
  professional: ProfessionalDto,
  input: GuestBookingInput,
  startsAt: EpochMinutes,
  now: Date,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const service = (await listServices(professional.id)).find(({ id }) => id === input.service_id);
  const { email, first_name, last_name, phone } = input;
  await inTransaction(async (trx) => {
    const isNew = await guestBookingsStore.insert(trx, {
      id: guestRequestId(input),
      token_hash: guestTokenHash(token),
      email,
      first_name,
      last_name,
      phone,
      professional_id: professional.id,
      service_id: input.service_id,
      starts_at: dateOfEpochMinutes(startsAt),
      location: locationOf(input),
      hand_entered_visit_id: null,
      expires_at: new Date(now.getTime() + buttonLimits.confirmationMinutes * 60_000),
    });
    if (!isNew) return;
    await enqueue(trx, guestBookingMails, {
      email,
      url: `${config().BASE_URL}/guest-booking/${token}`,
      service: service?.name ?? '',
      professional: `${professional.profile.first_name} ${professional.profile.last_name}`,
      when: formatZonedVisitTime(startsAt, professional.time_zone),
    });
  });
}

/**
 * The id of what was sent: a second press of the same form is the same request, but who comes back to the form and
 * corrects it sends another one. `about` is what the fields do not say.
 */
export function guestRequestId(fields: VisitPaymentInput, about = ''): string {
  const digits = hash('sha256', JSON.stringify([about, fields]), 'hex');
  // Version 8 of RFC 9562: a UUID with a content of one's own.
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** Only a hash is stored, so that reading the database does not give usable links. */
export function guestTokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
