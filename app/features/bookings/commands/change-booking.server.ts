import type { Transaction } from '#app/platform/database/database.server.ts';
import type { Cents } from '#app/lib/money.ts';
import type { BookingStatus } from '../booking.ts';
import { handEnteredVisitsStore } from '../by-hand/hand-entered-visits-store.server.ts';
import { deletedAccount } from '../departed.ts';
import { holdRecordsStore } from '../hold/hold-records-store.server.ts';
import { problemsStore } from '../problems/problems-store.server.ts';
import {
  bookingsStore,
  type BookingParty,
  type BookingRow,
  type NewTime,
  type StatusDetails,
} from '../bookings-store.server.ts';

/**
 * Changes the status of a booking that the caller has locked and checked, if it is still the expected one. The caller
 * moves the money and publishes the event. @returns whether it changed
 */
export function changeBookingStatus(
  trx: Transaction,
  id: string,
  { from, to }: { from: BookingStatus; to: BookingStatus },
  details: StatusDetails,
): Promise<boolean> {
  return bookingsStore.changeStatus(trx, id, from, to, details);
}

/**
 * Gives a booking that the caller has locked and checked another time; a booked one violates bookings_no_overlap.
 * @returns undefined if the time was blocked or taken elsewhere meanwhile
 */
export function changeBookingTime(
  trx: Transaction,
  booking: BookingRow,
  time: NewTime,
): Promise<BookingRow | undefined> {
  return bookingsStore.move(trx, booking, time);
}

/** Records what was refunded of a booking that stands, all partial refunds together. */
export async function recordRefundOfBooking(trx: Transaction, id: string, refunded: Cents): Promise<void> {
  await bookingsStore.recordRefund(trx, id, refunded);
}

/** Removes a person who leaves from their bookings, which stay for the other party. */
export async function removeFromBookings(trx: Transaction, { clientId, professionalId }: BookingParty): Promise<void> {
  await holdRecordsStore.forget(trx, clientId);
  await problemsStore.removeParty(trx, 'client_id', clientId, deletedAccount.location);
  await handEnteredVisitsStore.removeClient(trx, clientId, deletedAccount);
  await bookingsStore.removeClient(trx, clientId, deletedAccount.location);
  if (!professionalId) return;
  await problemsStore.removeParty(trx, 'professional_id', professionalId, deletedAccount.location);
  await bookingsStore.removeProfessional(trx, professionalId);
}
