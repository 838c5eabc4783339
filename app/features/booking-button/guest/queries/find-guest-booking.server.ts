import { byHandErrors } from '#app/features/bookings/by-hand/by-hand.errors.ts';
import {
  type AgreedVisit,
  findPayableVisit,
} from '#app/features/bookings/by-hand/queries/find-payable-visit.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { formatZonedVisitTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { buttonLimits } from '../../booking-button-limits.ts';
import { guestTokenHash } from '../commands/request-guest-booking.server.ts';
import { guestBookingsStore, type FoundGuestBooking } from '../guest-bookings-store.server.ts';
import { quotePayable } from './quote-payable.server.ts';

/**
 * What a mailed link asks to confirm. `total` is in dollars; null if it cannot be booked now. `gone` says why a
 * visit entered by hand cannot be paid for anymore: it has changed, and the link to pay for it shows how it is now, or it
 * was removed or paid for, or has begun.
 */
export interface GuestBookingDto {
  service: string;
  professional: string;
  when: string;
  /** ISO 8601 with offset. */
  startsAt: string;
  location: string;
  total: string | null;
  gone: 'changed' | 'over' | null;
}

/**
 * Looks a mailed link up without changing anything, because programs open links before people do. `otherTimes` is
 * where to choose again; null for a visit entered by hand (`isAgreed`), and for a link that nobody knows.
 */
export async function readGuestBooking(
  token: string,
  now = new Date(),
): Promise<{ booking: GuestBookingDto | null; otherTimes: string | null; isAgreed: boolean }> {
  const found = await guestBookingsStore.find(database(), guestTokenHash(token));
  if (!found) return { booking: null, otherTimes: null, isAgreed: false };
  const booking = isLive(found, now) ? await toDto(found, now) : null;
  return { booking, otherTimes: otherTimesOf(found), isAgreed: found.hand_entered_visit_id !== null };
}

/** Where to choose another time; null for a visit entered by hand, which keeps its own. */
export function otherTimesOf(found: FoundGuestBooking): string | null {
  const { hand_entered_visit_id, professional_id, service_id } = found;
  return hand_entered_visit_id !== null ? null : `/booking?pro=${professional_id}&service=${service_id}`;
}

/** Finds what a live link is about; undefined for one that was used or has ended. */
export async function findLiveGuestBooking(token: string, now: Date): Promise<FoundGuestBooking | undefined> {
  const found = await guestBookingsStore.find(database(), guestTokenHash(token));
  return found && isLive(found, now) ? found : undefined;
}

function isLive({ expires_at, used_at }: FoundGuestBooking, now: Date): boolean {
  if (expires_at <= now) return false;
  return used_at === null || now.getTime() - used_at.getTime() < buttonLimits.samePressSeconds * 1_000;
}

async function toDto(found: FoundGuestBooking, now: Date): Promise<GuestBookingDto> {
  const visit = await findAgreed(found, now);
  const gone = visit === 'changed' || visit === 'over' ? visit : null;
  return {
    service: found.service_name,
    professional: `${found.professional_first_name} ${found.professional_last_name}`,
    when: formatZonedVisitTime(epochMinutesOf(found.starts_at), found.time_zone),
    startsAt: toIsoWithOffset(epochMinutesOf(found.starts_at), found.time_zone),
    location: found.location,
    total: visit === 'changed' || visit === 'over' ? null : await totalOf(found, visit),
    gone,
  };
}

/**
 * The visit entered by hand that a link pays for, or why it cannot any more; undefined if it books anything else. A hold of
 * it does not count: it may be of this guest's own press.
 */
async function findAgreed(found: FoundGuestBooking, now: Date): Promise<AgreedVisit | 'changed' | 'over' | undefined> {
  const { hand_entered_visit_id: id, professional_id: professionalId, service_id: serviceId, location } = found;
  if (id === null) return undefined;
  const request = { professionalId, serviceId, location };
  return findPayableVisit(id, request, epochMinutesOf(found.starts_at), epochMinutesOf(now)).catch((error: unknown) => {
    if (isErrorOf(error, byHandErrors.payment_link_outdated)) return 'changed';
    if (isErrorOf(error, byHandErrors.payment_link_dead)) return 'over';
    throw error;
  });
}

async function totalOf(found: FoundGuestBooking, visit: AgreedVisit | undefined): Promise<string | null> {
  const { service_id: serviceId, professional_id: professionalId, location } = found;
  // A visit entered by hand has the full price: its time was agreed on, not chosen for the route. Any other is priced as
  // its hold will be: for the account of that email, whose own visits make no time cheaper.
  const timed = visit ? undefined : { startsAt: epochMinutesOf(found.starts_at), viewerId: found.client_id };
  const endsAt = visit && visit.startsAt + visit.duration;
  const quote = await quotePayable({ serviceId, professionalId, location, timed, endsAt });
  return quote?.total_amount ?? null;
}
