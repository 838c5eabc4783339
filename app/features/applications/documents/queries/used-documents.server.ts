import type { Connection } from '#app/platform/database/database.server.ts';
import { proposedChangesStore } from '../../changes/proposed-changes-store.server.ts';

/** Of these files those that were handed in with an application or with a change that waits. */
export function usedDocuments(db: Connection, fileIds: readonly string[]): Promise<string[]> {
  return proposedChangesStore.listFilesUsedAmong(db, fileIds);
}
