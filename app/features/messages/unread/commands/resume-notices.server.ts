import { inTransaction } from '#app/platform/database/database.server.ts';
import type { Side } from '../../message.ts';
import { threadsStore } from '../../threads-store.server.ts';
import { unreadStore } from '../unread-store.server.ts';

/** Lets a side have notices again that is there, as who replies by mail is, but has not read all it was notified of. */
export function resumeNotices(threadId: string, side: Side): Promise<void> {
  return inTransaction(async (trx) => {
    await threadsStore.lock(trx, threadId);
    await unreadStore.resume(trx, threadId, side);
  });
}
