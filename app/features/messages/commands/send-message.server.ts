import { databaseTime, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Side } from '../message.ts';
import type { NewMessage } from '../messages.schema.ts';
import { messageErrors } from '../messages.errors.ts';
import { messagesStore, type MessageRow } from '../messages-store.server.ts';
import { threadsStore } from '../threads-store.server.ts';
import { attachFiles } from '../attachments/commands/attach-files.server.ts';
import { assertMayWrite } from './assert-may-write.server.ts';
import { publishThreadChange } from './publish-thread-change.server.ts';

/** A message, and whether this call sent it. */
export type Sent = { message: MessageRow; created: boolean };

/**
 * Sends a message in a thread. Which side sends it follows from the person; its place among the others is given under
 * the thread's lock. The same message sent again is found, however late.
 * @throws AppError thread_not_found for strangers; message_id_taken; those of assertMayWrite and attachFiles
 */
export function sendMessage(threadId: string, senderId: string, message: NewMessage): Promise<Sent> {
  return inTransaction((trx) => sendInThread(trx, threadId, senderId, message));
}

/** Does the same in the caller's transaction. */
export async function sendInThread(
  trx: Transaction,
  threadId: string,
  senderId: string,
  { id, text, files = [] }: NewMessage,
): Promise<Sent> {
  const thread = await threadsStore.lock(trx, threadId);
  const sides = thread ? await threadsStore.listSides(trx, threadId) : [];
  const own = sides.find(({ person_id }) => person_id === senderId);
  if (!thread || !own) throw new AppError(messageErrors.thread_not_found);
  const known = await messagesStore.findById(trx, id);
  if (known) return { message: sameMessage(known, threadId, own.side), created: false };
  await assertMayWrite(trx, thread, sides, { side: own.side, hasFiles: files.length > 0 });
  const place = { sequence: thread.last_sequence + 1, at: await databaseTime(trx) };
  const { sequence, at: sent_at } = place;
  const message = await messagesStore.insert(trx, { id, thread_id: threadId, sequence, side: own.side, text, sent_at });
  await attachFiles(trx, id, senderId, files);
  await threadsStore.addMessage(trx, threadId, own.side, place);
  await publishThreadChange(trx, threadId);
  return { message, created: true };
}

function sameMessage(known: MessageRow, threadId: string, side: Side): MessageRow {
  if (known.thread_id !== threadId || known.side !== side) throw new AppError(messageErrors.message_id_taken);
  return known;
}
