import { brokenConstraint, inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import type { FirstMessage } from '../messages.schema.ts';
import { messageErrors } from '../messages.errors.ts';
import { findPair } from '../queries/find-pair.server.ts';
import { threadsStore } from '../threads-store.server.ts';
import { sendInThread, type Sent } from './send-message.server.ts';

/**
 * Sends the first message to somebody, which opens the thread of the two unless it is open already.
 * @throws AppError recipient_not_found for whom this person may not write to; recipient_left
 */
export async function openThread(
  viewer: Viewer,
  { professional_id, client_id, ...message }: FirstMessage,
): Promise<Sent> {
  const pair = await findPair(viewer, { professional_id, client_id });
  return inTransaction(async (trx) => {
    await threadsStore.open(trx, [pair]);
    const thread = await threadsStore.findOfPair(trx, pair);
    if (!thread) throw new AppError(messageErrors.recipient_not_found);
    return sendInThread(trx, thread.id, viewer.id, message);
  }).catch((error: unknown) => {
    // The other person's account was deleted at this moment.
    if (brokenConstraint(error)?.startsWith('message_')) throw new AppError(messageErrors.recipient_not_found);
    throw error;
  });
}
