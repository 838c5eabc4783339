import { database } from '#app/platform/database/database.server.ts';
import { refundsStore } from '../refunds-store.server.ts';

/** Lists requested refunds that no job has touched since an instant. */
export async function listOpenRefunds(untouchedSince: Date, limit: number): Promise<string[]> {
  const rows = await refundsStore.listOpen(database(), untouchedSince, limit);
  return rows.map(({ id }) => id);
}

/** Reports whether a requested refund has been refused so far and will be tried again. */
export async function hasFailedRefund(): Promise<boolean> {
  return (await refundsStore.findFailed(database())) !== undefined;
}
