import type { Connection } from '#app/platform/database/database.server.ts';
import type { HistoryEntry } from '../review-history.ts';
import { reviewStore } from '../review-store.server.ts';

const entriesMaximum = 100;

/** Returns the audit log of a professional, newest first. */
export async function readHistory(
  db: Connection,
  professionalId: string,
  limit = entriesMaximum,
): Promise<HistoryEntry[]> {
  const rows = await reviewStore.listHistory(db, professionalId, limit);
  return rows.map(({ id, at, action, actor_id, first_name, last_name, reason }) => ({
    id,
    at: at.toISOString(),
    action,
    by: actor_id === null ? null : `${first_name ?? ''} ${last_name ?? ''}`.trim() || 'Deleted account',
    reason,
  }));
}
