import { describe, expect, it } from 'vitest';
import {
  bookingStatuses,
  bookingTransitions,
  mayChangeStatus,
  type BookingActor,
  type BookingStatus,
} from './booking.ts';
import { proves } from '#tests/support/proves.ts';

const start = new Date('2027-01-10T16:00:00Z');
const before = new Date(start.getTime() - 1);
const after = start;
const end = new Date(start.getTime() + 3_600_000);
const may = (status: BookingStatus, to: BookingStatus, actor: BookingActor, now = before, problem_open = false) =>
  mayChangeStatus({ status, start_time: start, end_time: end, problem_open }, to, actor, now);

describe('the table of transitions', () => {
  it('knows the four statuses', proves('DATA-093', 'DATA-094', 'DATA-095', 'DATA-096'), () => {
    expect(bookingStatuses).toEqual(['pending', 'confirmed', 'completed', 'cancelled']);
  });

  it('lets only a payment confirm', proves('BOOK-041', 'OPEN-13'), () => {
    for (const actor of ['client', 'professional', 'admin', 'expiry', 'clock'] as const)
      expect(may('pending', 'confirmed', actor)).toBe(false);
    expect(may('pending', 'confirmed', 'payment')).toBe(true);
  });

  it(
    'lets a client cancel what is pending, and what is confirmed until it begins',
    proves('OPEN-04', 'OPEN-13'),
    () => {
      expect([may('pending', 'cancelled', 'client'), may('pending', 'cancelled', 'client', after)]).toEqual([
        true,
        true,
      ]);
      expect([may('confirmed', 'cancelled', 'client'), may('confirmed', 'cancelled', 'client', after)]).toEqual([
        true,
        false,
      ]);
      expect(may('completed', 'cancelled', 'client')).toBe(false);
    },
  );

  it.each(['professional', 'admin'] as const)(
    'lets a %s cancel at any time and complete once it has begun',
    proves('OPEN-13'),
    (actor) => {
      expect([may('confirmed', 'cancelled', actor), may('confirmed', 'cancelled', actor, after)]).toEqual([true, true]);
      expect([may('confirmed', 'completed', actor), may('confirmed', 'completed', actor, after)]).toEqual([
        false,
        true,
      ]);
      expect(may('pending', 'completed', actor, after)).toBe(false);
    },
  );

  it('completes by itself a day after the end, unless a problem was reported', proves('OPEN-05'), () => {
    const dayAfter = new Date(end.getTime() + 24 * 3_600_000);
    expect(may('confirmed', 'completed', 'clock', dayAfter)).toBe(true);
    expect(may('confirmed', 'completed', 'clock', new Date(dayAfter.getTime() - 1))).toBe(false);
    expect(may('confirmed', 'completed', 'clock', dayAfter, true)).toBe(false);
    expect([
      may('confirmed', 'completed', 'professional', dayAfter, true),
      may('pending', 'completed', 'clock', dayAfter),
    ]).toEqual([true, false]);
  });

  it('lets nothing leave cancelled, and completed only within its minute and by who completed it', () => {
    expect(bookingTransitions.filter(({ from }) => from === 'cancelled')).toEqual([]);
    const undo_until = new Date(after.getTime() + 60_000);
    const completed = { status: 'completed', start_time: start, completed_by: 'professional', undo_until } as const;
    const mayUndo = (booking: Parameters<typeof mayChangeStatus>[0], actor: BookingActor, now: Date) =>
      mayChangeStatus(booking, 'confirmed', actor, now);
    expect([
      mayUndo(completed, 'professional', after),
      mayUndo(completed, 'professional', undo_until),
      mayUndo(completed, 'admin', after),
      mayUndo(completed, 'client', after),
    ]).toEqual([true, false, false, false]);
    expect(mayUndo({ ...completed, undo_until: null }, 'professional', after)).toBe(false);
    expect(bookingStatuses.filter((to) => mayChangeStatus(completed, to, 'professional', after))).toEqual([
      'confirmed',
    ]);
  });
});
