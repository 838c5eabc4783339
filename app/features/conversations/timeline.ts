import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import type { MessageDto, ThreadBookingDto, ThreadPageDto } from '#app/features/messages/thread-dto.ts';

export type TimelineEntry =
  | { kind: 'message'; at: string; message: MessageDto }
  | { kind: 'booking'; at: string; booking: ThreadBookingDto };

/** What was written and booked on a day of the reader's. */
export interface TimelineDay {
  date: PlainDate;
  entries: TimelineEntry[];
}

/** What a browser knows of a thread: a part without gaps, mostly up to its end. */
export interface KnownThread {
  messages: readonly MessageDto[];
  bookings: readonly ThreadBookingDto[];
  nextBefore: number | null;
  /** Whether more was written after it. */
  hasLater: boolean;
}

/** Puts messages and bookings in order, by the days of a zone. */
export function timelineOf(
  { messages, bookings }: Pick<KnownThread, 'messages' | 'bookings'>,
  zone: string,
): TimelineDay[] {
  const entries: TimelineEntry[] = [
    ...messages.map((message) => ({ kind: 'message' as const, at: message.sent_at, message })),
    ...bookings.map((booking) => ({ kind: 'booking' as const, at: booking.created_at, booking })),
  ];
  // Stable: messages of the same instant keep their order.
  entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const days: TimelineDay[] = [];
  for (const entry of entries) {
    const date = localDate(epochMinutesOf(new Date(entry.at)), zone);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}

/** Adds a page to what is known; a newest page that does not reach what is known replaces it. */
export function withPage(known: KnownThread | undefined, page: ThreadPageDto): KnownThread {
  const fresh: KnownThread = {
    messages: page.messages,
    bookings: page.bookings,
    nextBefore: page.next_before,
    hasLater: page.has_later,
  };
  const [oldest, newest] = [page.messages[0]?.sequence, page.messages.at(-1)?.sequence];
  const [first, last] = [known?.messages[0]?.sequence, known?.messages.at(-1)?.sequence];
  if (!known || first === undefined || last === undefined || oldest === undefined || newest === undefined) return fresh;
  if (oldest > last + 1 || newest < first - 1) return fresh;
  return {
    messages: byKey([...known.messages, ...page.messages], ({ sequence }) => sequence).toSorted(
      (one, other) => one.sequence - other.sequence,
    ),
    bookings: byKey([...known.bookings, ...page.bookings], ({ id }) => id),
    nextBefore: oldest <= first ? page.next_before : known.nextBefore,
    hasLater: newest >= last ? page.has_later : known.hasLater,
  };
}

/** The last of those with the same key, in the order of their first. */
function byKey<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
