import type { Transaction } from '#app/platform/database/database.server.ts';
import { bookingsStore, type BookingParty } from '../../bookings-store.server.ts';
import { deletedAccount } from '../../departed.ts';
import type { DueCancellation } from '../due-cancellation.ts';
import { holdRecordsStore } from '../../hold/hold-records-store.server.ts';
import { problemsStore } from '../../problems/problems-store.server.ts';
import { listDueCancellations } from '../queries/list-due-cancellations.server.ts';
import { cancelWithRefund } from './cancel-with-refund.server.ts';

/**
 * Closes the bookings of a person who leaves (OPEN-46), inside the caller's transaction: upcoming ones are cancelled
 * with the refunds due, and all stay for the other party, anonymized. The caller has locked the person's records, so
 * no booking is added meanwhile.
 * @returns what was cancelled
 */
export async function closeBookingsOf(trx: Transaction, person: BookingParty, now: Date): Promise<DueCancellation[]> {
  // All locked at once and in order: a payment that is just being settled goes first, and two people who leave
  // together do not deadlock.
  await bookingsStore.lockAllOfPerson(trx, person);
  const due = await listDueCancellations(trx, person, now);
  for (const { booking_id, as } of due) await cancelWithRefund(trx, booking_id, as, now);
  await holdRecordsStore.forget(trx, person.clientId);
  await problemsStore.removeClient(trx, person.clientId, deletedAccount.location);
  await bookingsStore.removeClient(trx, person.clientId, deletedAccount.location);
  if (person.professionalId) {
    await problemsStore.removeAnswers(trx, person.professionalId);
    await bookingsStore.removeProfessional(trx, person.professionalId);
  }
  return due;
}
