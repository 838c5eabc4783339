import { randomBytes } from 'node:crypto';
import { config } from '#app/platform/config/config.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { formatZonedVisitTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { byHandErrors } from '#app/features/bookings/by-hand/by-hand.errors.ts';
import { findLinkedVisit, type LinkedVisit } from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import { assertPhone } from '#app/features/profiles/commands/assert-phone.server.ts';
import { buttonLimits } from '../../booking-button-limits.ts';
import type { VisitPaymentInput } from '../guest-booking.schema.ts';
import { guestBookingsStore } from '../guest-bookings-store.server.ts';
import { guestLimits } from '../guest-limits.ts';
import { quotePayable } from '../queries/quote-payable.server.ts';
import { whyEnded } from '../queries/read-payment-page.server.ts';
import { guestBookingMails } from './guest-booking-mails.server.ts';
import { guestRequestId, guestTokenHash } from './request-guest-booking.server.ts';

type Payable = LinkedVisit & { service_id: string };

/**
 * Mails whoever wants to pay by a link the link that confirms their email, as guests get it; the visit is paid for from
 * there. The same happens for every email.
 * @throws AppError payment_link_dead, invalid_phone, too_many_requests
 */
export async function requestVisitPayment(
  token: string,
  input: VisitPaymentInput,
  network: string,
  now = new Date(),
): Promise<void> {
  assertPhone(input.phone);
  const visit = await findLinkedVisit(token);
  if (!isOpen(visit, now) || !(await isPayable(visit))) throw new AppError(byHandErrors.payment_link_dead);
  await consumeRateLimit(guestLimits.perNetwork, network);
  await consumeRateLimit(guestLimits.perProfessional, visit.professional_id);
  await consumeRateLimit(guestLimits.perEmail, input.email);
  await save(visit, input, now);
}

function isOpen(visit: LinkedVisit | undefined, now: Date): visit is Payable {
  return visit !== undefined && visit.service_id !== null && whyEnded(visit, now) === undefined;
}

async function isPayable({ service_id: serviceId, professional_id: professionalId, location, end_time }: Payable) {
  return (await quotePayable({ serviceId, professionalId, location, endsAt: epochMinutesOf(end_time) })) !== null;
}

async function save(visit: Payable, input: VisitPaymentInput, now: Date): Promise<void> {
  const { request_id: _, ...person } = input;
  const secret = randomBytes(32).toString('base64url');
  await inTransaction(async (trx) => {
    const isNew = await guestBookingsStore.insert(trx, {
      id: guestRequestId(input, `${visit.id} ${visit.start_time.toISOString()}`),
      token_hash: guestTokenHash(secret),
      ...person,
      professional_id: visit.professional_id,
      service_id: visit.service_id,
      starts_at: visit.start_time,
      location: visit.location,
      hand_entered_visit_id: visit.id,
      expires_at: new Date(now.getTime() + buttonLimits.confirmationMinutes * 60_000),
    });
    if (!isNew) return;
    await enqueue(trx, guestBookingMails, {
      email: person.email,
      url: `${config().BASE_URL}/guest-booking/${secret}`,
      service: visit.service_name,
      professional: `${visit.first_name} ${visit.last_name}`,
      when: formatZonedVisitTime(epochMinutesOf(visit.start_time), visit.time_zone),
      isAgreed: true,
    });
  });
}
