import { database } from '#app/platform/database/database.server.ts';
import { listMessageFiles } from '../../attachments/queries/list-message-files.server.ts';
import { firstName, otherSide } from '../../message.ts';
import type { MessageDto, ThreadDto } from '../../thread-dto.ts';
import { toMessageDto, toThreadDto } from '../../queries/thread-presenter.server.ts';
import { threadsStore } from '../../threads-store.server.ts';
import type { UnreadNotice } from '../unread-notice.ts';
import { unreadStore } from '../unread-store.server.ts';

/** Messages shown in a notice. */
const shownMaximum = 5;

/** What somebody is notified of, as they would read it in the thread. */
export interface UnreadContent {
  thread: ThreadDto;
  /** The first name of whoever wrote. */
  sender: string;
  person: { id: string; email: string };
  /** The last of them, the oldest first. */
  messages: MessageDto[];
  total: number;
}

/** Reads what a side still has not read; undefined if it has, or if its person or the sender has left. */
export async function readUnreadNotice({ threadId, side, until }: UnreadNotice): Promise<UnreadContent | undefined> {
  const db = database();
  const own = await unreadStore.findSide(db, threadId, side);
  const thread = own && (await threadsStore.findOfPerson(db, threadId, own.person_id));
  if (!own || !thread) return undefined;
  const rows = await unreadStore.listUnread(db, { threadId, side, after: own.read_sequence, until }, shownMaximum);
  const [newest] = rows;
  if (!newest) return undefined;
  const files = await listMessageFiles(
    threadId,
    rows.map(({ id }) => id),
  );
  return {
    thread: toThreadDto(thread),
    sender: firstName(thread, otherSide(side)),
    person: { id: own.person_id, email: own.email },
    messages: rows.toReversed().map((row) => toMessageDto(row, side, thread.is_contact_shared, files.get(row.id))),
    total: Number(newest.total),
  };
}
