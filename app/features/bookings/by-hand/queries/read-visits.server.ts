import { type Connection, database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { byHandErrors } from '../by-hand.errors.ts';
import { handEnteredVisitsStore, type HandEnteredVisitRow } from '../hand-entered-visits-store.server.ts';
import { paymentLinkHash } from '../commands/record-payment-link.server.ts';

/** The visits of a professional that nobody has paid for, or pays for right now, within a span; earliest first. */
export function listHandEnteredVisits(
  professionalId: string,
  { from, to }: { from: Date; to: Date },
  db: Connection = database(),
) {
  return handEnteredVisitsStore.listBetween(db, professionalId, from, to);
}

/** The visits of a professional that nobody has paid for within a span, also while somebody pays; earliest first. */
export function listUnpaidVisits(professionalId: string, { from, to }: { from: Date; to: Date }) {
  return handEnteredVisitsStore.listUnpaid(database(), professionalId, from, to);
}

/** The first of these visits from an instant on; undefined if there is none. */
export function findNextUnpaidVisit(professionalId: string, from: Date): Promise<UnpaidVisit | undefined> {
  return handEnteredVisitsStore.findNextUnpaid(database(), professionalId, from);
}

/** How many of these visits begin after an instant. */
export async function countUnpaidVisits(professionalId: string, after: Date): Promise<number> {
  return (await handEnteredVisitsStore.countUnpaid(database(), professionalId, after)).visits;
}

export type UnpaidVisit = Awaited<ReturnType<typeof listUnpaidVisits>>[number];

/** The visit that a booking was held for or has paid, by booking; calendars show the two as one event. */
export async function visitsByBooking(professionalId: string) {
  const visits = await handEnteredVisitsStore.listBooked(database(), professionalId);
  return new Map(visits.map((visit) => [visit.booking_id, visit]));
}

export type BookedVisit = Awaited<ReturnType<typeof handEnteredVisitsStore.listBooked>>[number];

/** Which of these holds pay for a visit entered by hand that still stands: its professional keeps its time unpaid. */
export async function agreedHolds(bookingIds: readonly string[], now = new Date()): Promise<ReadonlySet<string>> {
  if (bookingIds.length === 0) return new Set();
  const rows = await handEnteredVisitsStore.listUnpaidHolds(database(), bookingIds, now);
  return new Set(rows.flatMap(({ booking_id }) => booking_id ?? []));
}

/** The visit entered by hand that a booking has paid; undefined if it was booked otherwise. */
export function findPaidVisit(bookingId: string) {
  return handEnteredVisitsStore.findPaidBy(database(), bookingId);
}

export type PaidVisit = NonNullable<Awaited<ReturnType<typeof findPaidVisit>>>;

/** A visit as it is recorded. */
export type HandEnteredVisit = HandEnteredVisitRow;

/**
 * A professional's own visit.
 * @throws AppError hand_entered_visit_not_found, also for other people's
 */
export async function getHandEnteredVisit(id: string, professionalId: string) {
  const visit = isId(id) ? await handEnteredVisitsStore.findOwn(database(), id, professionalId) : undefined;
  if (!visit) throw new AppError(byHandErrors.hand_entered_visit_not_found);
  return visit;
}

/** The visit behind a link, also one that can no longer be paid for; undefined for a link that nobody knows. */
export function findLinkedVisit(token: string) {
  return handEnteredVisitsStore.findByLink(database(), paymentLinkHash(token));
}

export type LinkedVisit = NonNullable<Awaited<ReturnType<typeof findLinkedVisit>>>;
