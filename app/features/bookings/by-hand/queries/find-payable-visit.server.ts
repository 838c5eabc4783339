import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { epochMinutesOf, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { BookingRequest } from '../../booking.schema.ts';
import { byHandErrors } from '../by-hand.errors.ts';
import { handEnteredVisitsStore } from '../hand-entered-visits-store.server.ts';

/** A visit that its professional agreed to, at a time of its own; `duration` and `buffer` are minutes. */
export type AgreedVisit = { id: string; startsAt: EpochMinutes; duration: number; buffer: number };

type Request = Pick<BookingRequest, 'professionalId' | 'serviceId' | 'location'>;

/**
 * Finds the visit that a request pays for, as long as it is still what the request says.
 * @throws AppError payment_link_dead, payment_link_outdated
 */
export async function findPayableVisit(
  id: string,
  request: Request,
  startsAt: EpochMinutes | null,
  now: EpochMinutes,
): Promise<AgreedVisit> {
  const visit = await handEnteredVisitsStore.findById(database(), id);
  const isOpen = visit && visit.removed_at === null && visit.paid_at === null;
  if (!isOpen || epochMinutesOf(visit.start_time) <= now) throw new AppError(byHandErrors.payment_link_dead);
  const [start, end] = [epochMinutesOf(visit.start_time), epochMinutesOf(visit.end_time)];
  const { professionalId, serviceId, location } = request;
  const isSame =
    visit.professional_id === professionalId && visit.service_id === serviceId && visit.location === location;
  if (!isSame || start !== startsAt) throw new AppError(byHandErrors.payment_link_outdated);
  return { id, startsAt: start, duration: end - start, buffer: epochMinutesOf(visit.busy_until) - end };
}
