import type { Transaction } from '#app/platform/database/database.server.ts';
import { interventionsStore } from '../interventions-store.server.ts';

/** Replaces administrators' reasons for interventions in a person's bookings with `words` when that person leaves. */
export async function deleteReasons(
  trx: Transaction,
  person: { clientId: string; professionalId: string | undefined },
  words: string,
): Promise<void> {
  await interventionsStore.deleteReasons(trx, person, words);
}
