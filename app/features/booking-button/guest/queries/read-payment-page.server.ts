import { formatZonedVisitTime } from '#app/lib/dates/date-format.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { QuoteDto } from '#app/features/bookings/booking-dto.ts';
import { findLinkedVisit, type LinkedVisit } from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import { quotePayable } from './quote-payable.server.ts';

/** Why a link cannot be paid by. */
export type DeadPayment = 'unknown' | 'removed' | 'past' | 'paid' | 'cancelled' | 'being-paid' | 'not-payable';

/** What a link to pay shows. */
export interface PayableVisit {
  client: string;
  professional: string;
  service: string;
  when: string;
  /** ISO 8601 with offset. */
  startsAt: string;
  location: string;
  quote: QuoteDto;
}

/** Reads what a link pays for, at today's price; changes nothing, because programs open links before people do. */
export async function readPaymentPage(token: string, now = new Date()): Promise<PayableVisit | DeadPayment> {
  const visit = await findLinkedVisit(token);
  const ended = whyEnded(visit, now);
  if (ended) return ended;
  // whyEnded has told that there is none.
  return visit ? toPayable(visit) : 'unknown';
}

/** Why nobody can pay for a visit now; undefined if somebody can. */
export function whyEnded(visit: LinkedVisit | undefined, now: Date): DeadPayment | undefined {
  if (!visit) return 'unknown';
  if (visit.removed_at !== null) return 'removed';
  if (visit.paid_at !== null) return visit.is_cancelled ? 'cancelled' : 'paid';
  if (visit.start_time <= now) return 'past';
  return visit.is_held ? 'being-paid' : undefined;
}

async function toPayable(visit: LinkedVisit): Promise<PayableVisit | DeadPayment> {
  const { service_id: serviceId, professional_id: professionalId, location, time_zone } = visit;
  if (serviceId === null) return 'not-payable';
  const quote = await quotePayable({ serviceId, professionalId, location, endsAt: epochMinutesOf(visit.end_time) });
  if (!quote) return 'not-payable';
  const start = epochMinutesOf(visit.start_time);
  return {
    client: visit.client_name,
    professional: `${visit.first_name} ${visit.last_name}`,
    service: visit.service_name,
    when: formatZonedVisitTime(start, time_zone),
    startsAt: toIsoWithOffset(start, time_zone),
    location,
    quote,
  };
}
