import type { Connection } from '#app/platform/database/database.server.ts';
import { messageFilesStore } from '../message-files-store.server.ts';

/** Returns which of these stored files belong to a message. */
export function usedMessageFiles(db: Connection, fileIds: readonly string[]): Promise<string[]> {
  return messageFilesStore.listFilesAmong(db, fileIds);
}
