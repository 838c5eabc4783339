import { preparedDatabase } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { messageLimits } from '../message.ts';
import { listMessageFiles } from '../attachments/queries/list-message-files.server.ts';
import { messageErrors } from '../messages.errors.ts';
import { messagesStore, type MessageRow } from '../messages-store.server.ts';
import { pairBookingsStore } from '../pair-bookings-store.server.ts';
import type { ThreadBookingDto, ThreadPageDto } from '../thread-dto.ts';
import { threadsStore, type ThreadRow } from '../threads-store.server.ts';
import { toMessageDto, toThreadDto } from './thread-presenter.server.ts';

/** A page of a thread: its newest messages, or those before a sequence. */
export type ThreadPageRequest = { before?: number | undefined; limit: number };

/**
 * Reads a page of a thread for one of its people, with the bookings made in its time.
 * @throws AppError thread_not_found for everybody else
 */
export async function readThread(
  threadId: string,
  personId: string,
  { before, limit }: ThreadPageRequest,
): Promise<ThreadPageDto> {
  const db = preparedDatabase();
  const [thread, rows] = await Promise.all([
    threadsStore.findOfPerson(db, threadId, personId),
    messagesStore.listBefore(db, threadId, before, limit),
  ]);
  if (!thread) throw new AppError(messageErrors.thread_not_found);
  const shown = rows.slice(0, limit).toReversed();
  const oldest = rows.length > limit ? shown[0] : undefined;
  const [files, bookings] = await Promise.all([
    listMessageFiles(
      threadId,
      shown.map(({ id }) => id),
    ),
    bookingsOfPage(thread, oldest, before),
  ]);
  return {
    thread: toThreadDto(thread),
    messages: shown.map((row) => toMessageDto(row, thread.side, thread.is_contact_shared, files.get(row.id))),
    bookings,
    read_by_other: thread.other_read_sequence ?? 0,
    has_later: (shown.at(-1)?.sequence ?? thread.last_sequence) < thread.last_sequence,
    next_before: oldest?.sequence ?? null,
  };
}

/** Bookings stand between the messages: those made after the page's oldest one and before the next page's. */
async function bookingsOfPage(
  { client_id, professional_id, id }: ThreadRow,
  oldest: MessageRow | undefined,
  before: number | undefined,
): Promise<ThreadBookingDto[]> {
  if (client_id === null || professional_id === null) return [];
  const db = preparedDatabase();
  const next = before === undefined ? undefined : await messagesStore.findSentAt(db, id, before);
  const time = { from: oldest?.sent_at, until: next?.sent_at };
  const rows = await pairBookingsStore.list(
    db,
    { clientId: client_id, professionalId: professional_id },
    time,
    messageLimits.bookings,
  );
  return rows.toReversed().map(({ start_time, created_at, ...booking }) => ({
    ...booking,
    start_time: start_time.toISOString(),
    created_at: created_at.toISOString(),
  }));
}
