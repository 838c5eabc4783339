import { describe, expect, it } from 'vitest';
import type { MessageDto, ThreadBookingDto, ThreadPageDto } from '#app/features/messages/thread-dto.ts';
import { timelineOf, withPage } from './timeline.ts';

const zone = 'America/Chicago';
const message = (
  sequence: number,
  sent_at = `2026-11-24T15:00:${String(sequence).padStart(2, '0')}.000Z`,
): MessageDto => ({
  id: `message-${sequence}`,
  sequence,
  is_own: true,
  text: `${sequence}`,
  is_masked: false,
  files: [],
  is_erased: false,
  sent_at,
});
const booking: ThreadBookingDto = {
  id: 'booking',
  service_name: 'Haircut',
  start_time: '2026-12-01T15:00:00.000Z',
  time_zone: zone,
  status: 'confirmed',
  created_at: '2026-11-24T15:00:01.500Z',
};
const page = (first: number, last: number, next_before: number | null = first): ThreadPageDto => ({
  thread: {
    id: 'thread',
    side: 'client',
    other: { name: 'Sam', picture: null, professional_id: null, has_left: false },
    is_contact_shared: true,
    is_blocked: false,
    writing: 'open',
    may_attach: true,
    unread: 0,
    last_activity_at: '2026-11-24T15:00:00.000Z',
    last_message: null,
  },
  messages: Array.from({ length: last - first + 1 }, (_, index) => message(first + index)),
  bookings: [booking],
  read_by_other: 0,
  has_later: false,
  next_before,
});
const sequences = ({ messages }: { messages: readonly MessageDto[] }) => messages.map(({ sequence }) => sequence);

describe('the timeline', () => {
  it('has bookings between the messages, by the reader’s days', () => {
    const messages = [message(0, '2026-11-24T05:59:59.000Z'), message(1), message(2)];
    const days = timelineOf({ messages, bookings: [booking] }, zone);
    expect(days.map(({ date, entries }) => [date, entries.map(({ kind }) => kind)])).toEqual([
      ['2026-11-23', ['message']],
      ['2026-11-24', ['message', 'booking', 'message']],
    ]);
  });
});

describe('what is known of a thread', () => {
  it('grows at both ends, each message once', () => {
    const newest = withPage(undefined, page(5, 8));
    const older = withPage(newest, page(2, 4, 2));
    expect([sequences(older), older.nextBefore, older.bookings]).toEqual([[2, 3, 4, 5, 6, 7, 8], 2, [booking]]);
    const later = withPage(older, page(7, 10));
    expect([sequences(later), later.nextBefore]).toEqual([[2, 3, 4, 5, 6, 7, 8, 9, 10], 2]);
    expect(withPage(later, page(1, 1, null)).nextBefore).toBeNull();
  });

  it('begins anew where messages in between were missed', () => {
    const known = withPage(undefined, page(1, 3, null));
    expect(sequences(withPage(known, page(4, 5)))).toEqual([1, 2, 3, 4, 5]);
    const fresh = withPage(known, page(5, 8));
    expect([sequences(fresh), fresh.nextBefore]).toEqual([[5, 6, 7, 8], 5]);
  });

  it('has an end, or goes on after a message that was looked for', () => {
    const found = withPage(undefined, { ...page(50, 89), has_later: true });
    expect(found.hasLater).toBe(true);
    const older = withPage(found, { ...page(10, 49), has_later: true });
    expect([sequences(older).length, older.hasLater]).toEqual([80, true]);
    const atEnd = withPage(older, page(90, 95));
    expect(atEnd.hasLater).toBe(false);
    expect(withPage(atEnd, { ...page(50, 89), has_later: true }).hasLater).toBe(false);
  });

  it('takes an empty thread', () => {
    expect(sequences(withPage(undefined, { ...page(1, 1, null), messages: [] }))).toEqual([]);
  });
});
