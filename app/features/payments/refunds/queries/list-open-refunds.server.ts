import { database } from '#app/platform/database/database.server.ts';
import { refundsStore } from '../refunds-store.server.ts';

/** Refunds that were asked for before an instant and that no job has carried out since. */
export async function listOpenRefunds(untouchedSince: Date, limit: number): Promise<string[]> {
  const rows = await refundsStore.listOpen(database(), untouchedSince, limit);
  return rows.map(({ id }) => id);
}
