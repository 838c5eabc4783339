import { databaseTime, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { publishThreadChange } from './publish-thread-change.server.ts';
import type { Side } from '../message.ts';
import { messageErrors } from '../messages.errors.ts';
import { threadsStore } from '../threads-store.server.ts';

/**
 * Blocks the other side of a thread for one of its people, or ends that. Repeating it changes nothing.
 * @throws AppError thread_not_found for strangers
 */
export function blockOther(threadId: string, personId: string, isBlocked: boolean): Promise<void> {
  return inTransaction(async (trx) => {
    const side = await lockOwnSide(trx, threadId, personId);
    await threadsStore.setBlocked(trx, threadId, side, isBlocked ? await databaseTime(trx) : null);
    await publishThreadChange(trx, threadId);
  });
}

/**
 * Locks a thread for one of its people.
 * @returns their side
 * @throws AppError thread_not_found for strangers
 */
export async function lockOwnSide(trx: Transaction, threadId: string, personId: string): Promise<Side> {
  const thread = await threadsStore.lock(trx, threadId);
  const sides = thread ? await threadsStore.listSides(trx, threadId) : [];
  const own = sides.find(({ person_id }) => person_id === personId);
  if (!own) throw new AppError(messageErrors.thread_not_found);
  return own.side;
}
