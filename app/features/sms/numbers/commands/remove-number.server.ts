import { inTransaction } from '#app/platform/database/database.server.ts';
import { codesStore } from '../codes-store.server.ts';
import { numbersStore } from '../numbers-store.server.ts';

/** Removes a person's number and any code sent for another; their choices stay for the next one. */
export async function removeNumber(userId: string): Promise<void> {
  await inTransaction(async (trx) => {
    await codesStore.remove(trx, userId);
    await numbersStore.remove(trx, userId);
  });
}
