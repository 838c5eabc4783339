import { database } from '#app/platform/database/database.server.ts';
import { refusedRepliesStore } from '../refused-replies-store.server.ts';

/** The services that post mails give up long before. */
const retentionDays = 30;

/** Deletes the records of refused replies that can no longer come again. */
export function deleteOldRefusals(now = new Date()): Promise<void> {
  return refusedRepliesStore.deleteBefore(database(), new Date(now.getTime() - retentionDays * 86_400_000));
}
