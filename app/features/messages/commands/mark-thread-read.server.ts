import { databaseTime, inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { messageErrors } from '../messages.errors.ts';
import { threadsStore } from '../threads-store.server.ts';
import { publishThreadChange } from './publish-thread-change.server.ts';

/**
 * Marks a thread as read by one of its people, up to a message. What was read stays read.
 * @throws AppError thread_not_found for strangers
 */
export function markThreadRead(threadId: string, readerId: string, sequence: number): Promise<void> {
  return inTransaction(async (trx) => {
    const thread = await threadsStore.lock(trx, threadId);
    const sides = thread ? await threadsStore.listSides(trx, threadId) : [];
    const own = sides.find(({ person_id }) => person_id === readerId);
    if (!thread || !own) throw new AppError(messageErrors.thread_not_found);
    const until = Math.min(sequence, thread.last_sequence);
    if (await threadsStore.markRead(trx, threadId, own.side, until, await databaseTime(trx)))
      await publishThreadChange(trx, threadId);
  });
}
