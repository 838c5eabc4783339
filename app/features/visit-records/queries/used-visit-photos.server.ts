import type { Connection } from '#app/platform/database/database.server.ts';
import { visitRecordsStore } from '../visit-records-store.server.ts';

/** Returns which of these files are photos of a visit. */
export function usedVisitPhotos(db: Connection, fileIds: readonly string[]): Promise<string[]> {
  return visitRecordsStore.listFilesAmong(db, fileIds);
}
