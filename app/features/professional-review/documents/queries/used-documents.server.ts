import type { Connection } from '#app/platform/database/database.server.ts';
import { proposedChangesStore } from '../../changes/proposed-changes-store.server.ts';

/** Returns which of these files belong to an application or to a change that awaits review. */
export function usedDocuments(db: Connection, fileIds: readonly string[]): Promise<string[]> {
  return proposedChangesStore.listFilesUsedAmong(db, fileIds);
}
