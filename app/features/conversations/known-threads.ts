import type { ThreadDto, ThreadListDto } from '#app/features/messages/thread-dto.ts';

/** What a browser knows of a side's threads: the first page, which is read again, and what follows it. */
export interface KnownThreads {
  first: ThreadListDto;
  /** Missing until older threads are asked for. */
  older?: ThreadListDto;
}

/** Takes a first page that was read again. Threads that others have pushed out of it are among the older ones now. */
export function withFirst({ first: former, older }: KnownThreads, first: ThreadListDto): KnownThreads {
  return older ? { first, older: { ...older, items: byId([...older.items, ...former.items]) } } : { first };
}

/** Adds a page of older threads, which follows what was known when it was asked for. */
export function withOlder({ first, older }: KnownThreads, page: ThreadListDto, asked: KnownThreads): KnownThreads {
  const items = byId([...asked.first.items, ...(older?.items ?? []), ...page.items]);
  return { first, older: { items, next_cursor: page.next_cursor } };
}

/** The position after all that is known; null at the end. */
export function nextCursor({ first, older }: KnownThreads): string | null {
  return (older ?? first).next_cursor;
}

/** All that is known, each thread as it was read last, the last active first. */
export function threadsOf({ first, older }: KnownThreads): ThreadDto[] {
  return byId([...(older?.items ?? []), ...first.items]).toSorted(
    (one, other) => Date.parse(other.last_activity_at) - Date.parse(one.last_activity_at),
  );
}

/** The last of those with the same id. */
function byId(threads: readonly ThreadDto[]): ThreadDto[] {
  return [...new Map(threads.map((thread) => [thread.id, thread])).values()];
}
