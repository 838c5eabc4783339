import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { addressesStore } from '../addresses-store.server.ts';
import { arrivalNotesStore } from '../arrival/arrival-notes-store.server.ts';

/** Deletes a saved address; visits already booked there keep its notes. Idempotent. */
export async function deleteAddress(ownerId: string, id: string): Promise<void> {
  await inTransaction(async (trx) => {
    await lockSubject(trx, `addresses ${ownerId}`);
    const address = await addressesStore.find(trx, ownerId, id);
    if (!address) return;
    await arrivalNotesStore.copyToVisits(trx, ownerId, address);
    await addressesStore.remove(trx, ownerId, id);
  });
}
