import type { Transaction } from '#app/platform/database/database.server.ts';
import { interventionsStore } from '../interventions-store.server.ts';

const forgotten = 'Removed with the account of a party';

/** Whoever leaves is no longer spoken of: why administrators acted on their bookings goes with them. */
export async function deleteReasons(
  trx: Transaction,
  person: { clientId: string; professionalId: string | undefined },
): Promise<void> {
  await interventionsStore.deleteReasons(trx, person, forgotten);
}
