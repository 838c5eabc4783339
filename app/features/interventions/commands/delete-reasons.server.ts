import type { Transaction } from '#app/platform/database/database.server.ts';
import { interventionsStore } from '../interventions-store.server.ts';

const forgotten = 'Removed with the account of a party';

/** Replaces administrators' reasons for interventions in a person's bookings when that person leaves. */
export async function deleteReasons(
  trx: Transaction,
  person: { clientId: string; professionalId: string | undefined },
): Promise<void> {
  await interventionsStore.deleteReasons(trx, person, forgotten);
}
