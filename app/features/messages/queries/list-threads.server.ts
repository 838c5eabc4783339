import { preparedDatabase } from '#app/platform/database/database.server.ts';
import type { Side } from '../message.ts';
import { decodeThreadPosition, encodeThreadPosition } from '../thread-cursor.ts';
import type { ThreadListDto, UnreadDto } from '../thread-dto.ts';
import { threadsStore } from '../threads-store.server.ts';
import { toThreadDto } from './thread-presenter.server.ts';

/** Which threads of a person to list: those on one side, from a position on. */
export type ThreadListRequest = { as: Side; cursor?: string | undefined; limit: number };

/**
 * Lists a person's threads on one side, the last active first.
 * @throws AppError invalid_input for an unknown cursor
 */
export async function listThreads(personId: string, { as, cursor, limit }: ThreadListRequest): Promise<ThreadListDto> {
  const rows = await threadsStore.list(preparedDatabase(), personId, as, decodeThreadPosition(cursor), limit);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = last && rows.length > limit ? { at: last.last_activity_at.toISOString(), id: last.id } : undefined;
  return { items: shown.map(toThreadDto), next_cursor: next ? encodeThreadPosition(next) : null };
}

/** Counts a person's unread messages on each side. */
export async function countUnread(personId: string): Promise<UnreadDto> {
  const rows = await threadsStore.countUnread(preparedDatabase(), personId);
  const of = (side: Side) => Number(rows.find((row) => row.side === side)?.unread ?? 0);
  return { client: of('client'), professional: of('professional') };
}
