import type { Transaction } from '#app/platform/database/database.server.ts';
import { bookingsStore, type BookingParty } from '../bookings-store.server.ts';
import { deletedAccount } from '../departed.ts';
import { holdRecordsStore } from '../hold/hold-records-store.server.ts';

/** Removes a person who leaves from their bookings, which stay for the other party. */
export async function removeFromBookings(trx: Transaction, { clientId, professionalId }: BookingParty): Promise<void> {
  await holdRecordsStore.forget(trx, clientId);
  await bookingsStore.removeClient(trx, clientId, deletedAccount.location);
  if (professionalId) await bookingsStore.removeProfessional(trx, professionalId);
}
