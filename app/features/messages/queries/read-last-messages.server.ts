import type { Connection } from '#app/platform/database/database.server.ts';
import { messageFilesStore } from '../attachments/message-files-store.server.ts';
import type { Side } from '../message.ts';
import { messagesStore } from '../messages-store.server.ts';

/** A message as it was written. */
export type WrittenMessage = {
  id: string;
  side: Side;
  text: string;
  /** The names of its files. */
  files: string[];
  is_erased: boolean;
  sent_at: string;
};

/** Reads the last messages of a thread, oldest first, as they were written; unrestricted, for rooms below. */
export async function readLastMessages(
  db: Connection,
  threadId: string,
  limit: number,
): Promise<{ messages: WrittenMessage[]; has_earlier: boolean }> {
  const rows = await messagesStore.listBefore(db, threadId, undefined, limit);
  const shown = rows.slice(0, limit).toReversed();
  const ids = shown.map(({ id }) => id);
  const files = ids.length === 0 ? [] : await messageFilesStore.listOfMessages(db, ids);
  const messages = shown.map(({ id, side, text, erased_at, sent_at }) => ({
    id,
    side,
    text,
    files: files.filter(({ message_id }) => message_id === id).map(({ name }) => name),
    is_erased: erased_at !== null,
    sent_at: sent_at.toISOString(),
  }));
  return { messages, has_earlier: rows.length > shown.length };
}
