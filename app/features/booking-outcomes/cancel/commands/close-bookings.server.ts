import type { Transaction } from '#app/platform/database/database.server.ts';
import type { DueCancellation } from '../due-cancellation.ts';
import { removeFromBookings } from '#app/features/bookings/commands/change-booking.server.ts';
import { listDueCancellations } from '../queries/list-due-cancellations.server.ts';
import type { BookingPerson } from '#app/features/bookings/queries/find-booking.server.ts';
import { lockBookingsOfPerson } from '#app/features/bookings/commands/lock-booking.server.ts';
import { cancelWithRefund } from './cancel-with-refund.server.ts';

/**
 * Closes the bookings of a person who leaves (OPEN-46), inside the caller's transaction: upcoming ones are cancelled
 * with the refunds due, and all stay for the other party, anonymized. The caller has locked the person's records, so
 * no booking is added meanwhile.
 * @returns what was cancelled
 */
export async function closeBookingsOf(trx: Transaction, person: BookingPerson, now: Date): Promise<DueCancellation[]> {
  // All locked at once and in order: a payment that is just being settled goes first, and two people who leave
  // together do not deadlock.
  await lockBookingsOfPerson(trx, person);
  const due = await listDueCancellations(trx, person, now);
  for (const { booking_id, as } of due) await cancelWithRefund(trx, booking_id, as, now);
  await removeFromBookings(trx, person);
  return due;
}
