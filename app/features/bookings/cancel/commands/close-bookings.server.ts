import type { Transaction } from '#app/platform/database/database.server.ts';
import { bookingsStore, type BookingParty } from '../../bookings-store.server.ts';
import { deletedAccount } from '../../departed.ts';
import type { DueCancellation } from '../due-cancellation.ts';
import { holdRecordsStore } from '../../hold/hold-records-store.server.ts';
import { problemsStore } from '../../problems/problems-store.server.ts';
import { listDueCancellations } from '../queries/list-due-cancellations.server.ts';
import { cancelWithRefund } from './cancel-with-refund.server.ts';

/**
 * What leaving means for a person's bookings (OPEN-46), as part of the caller's transaction: those ahead are cancelled
 * with the refunds due, all stay for the other party, without the person. The caller holds the person's records, so
 * that no booking is added meanwhile.
 * @returns what was cancelled.
 */
export async function closeBookingsOf(trx: Transaction, person: BookingParty, now: Date): Promise<DueCancellation[]> {
  // All at once and in order: a payment that is just being settled comes first, and two who leave together do not
  // clash.
  await bookingsStore.lockAllOfPerson(trx, person);
  const due = await listDueCancellations(trx, person, now);
  for (const { booking_id, as } of due) await cancelWithRefund(trx, booking_id, as, now);
  await holdRecordsStore.forget(trx, person.clientId);
  await problemsStore.removeClient(trx, person.clientId, deletedAccount.location);
  await bookingsStore.removeClient(trx, person.clientId, deletedAccount.location);
  if (person.professionalId) await bookingsStore.removeProfessional(trx, person.professionalId);
  return due;
}
