import { describe, expect, it } from 'vitest';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { withChange } from '../calendar-changes.ts';
import type { CalendarAppointment, CalendarDto } from '../calendar-dto.ts';
import { cellAt, cursorAfterKey, selectionOf, suggestedBlock } from './grid-cursor.ts';

const cursor = cellAt('2026-11-18', 4);

describe('the cursor of the grid', () => {
  it('moves by half an hour and by a day, and stays within the hours', () => {
    expect(cursorAfterKey('ArrowDown', false, cursor)).toEqual(cellAt('2026-11-18', 5));
    expect(cursorAfterKey('ArrowUp', false, cellAt('2026-11-18', 0))).toEqual(cellAt('2026-11-18', 0));
    expect(cursorAfterKey('ArrowRight', false, cursor)).toEqual(cellAt('2026-11-19', 4));
    expect(cursorAfterKey('ArrowLeft', false, cursor)).toEqual(cellAt('2026-11-17', 4));
    expect([cursorAfterKey('Home', false, cursor)?.row, cursorAfterKey('End', false, cursor)?.row]).toEqual([0, 23]);
    expect(cursorAfterKey('a', false, cursor)).toBeUndefined();
  });

  it('extends with Shift, in both directions and within its day', () => {
    const down = cursorAfterKey('ArrowDown', true, cursor) ?? cursor;
    expect(selectionOf(down)).toEqual({ date: '2026-11-18', from: 600, to: 660 });
    const up = cursorAfterKey('ArrowUp', true, cursorAfterKey('ArrowUp', true, down) ?? cursor) ?? cursor;
    expect(selectionOf(up)).toEqual({ date: '2026-11-18', from: 570, to: 630 });
    expect(cursorAfterKey('ArrowRight', true, up)).toBeUndefined();
    expect(selectionOf(cursorAfterKey('ArrowDown', false, up) ?? cursor)).toEqual({
      date: '2026-11-18',
      from: 600,
      to: 630,
    });
  });
});

it('what is suggested for a block lies ahead', () => {
  const suggested = (date: string, now: string) =>
    suggestedBlock(date, epochMinutesOf(new Date(now)), 'America/Chicago');
  expect(suggested('2026-11-25', '2026-11-18T18:20:00Z')).toEqual({ date: '2026-11-25', from: 540, to: 600 });
  expect(suggested('2026-11-10', '2026-11-18T18:20:00Z')).toEqual({ date: '2026-11-18', from: 780, to: 840 });
  expect(suggested('2026-11-18', '2026-11-18T12:00:00Z')).toEqual({ date: '2026-11-18', from: 540, to: 600 });
  expect(suggested('2026-11-18', '2026-11-19T03:00:00Z')).toEqual({ date: '2026-11-18', from: 1140, to: 1200 });
});

describe('a change that is shown at once', () => {
  const appointment = { id: 'a', status: 'confirmed' } as CalendarAppointment;
  const block = { id: 'b', start: '2026-11-18T09:00:00-06:00', end: '2026-11-18T10:00:00-06:00', reason: null };
  const calendar: CalendarDto = {
    from: '2026-11-15',
    to: '2026-11-21',
    time_zone: 'America/Chicago',
    appointments: [appointment],
    by_hand: [],
    elsewhere: [],
    blocked: [block],
    working_hours: null,
  };

  it('gives an appointment its status, adds a block or takes it away, and leaves what it was given as it is', () => {
    expect(withChange(calendar, { kind: 'status', id: 'a', status: 'completed' }).appointments).toEqual([
      { id: 'a', status: 'completed' },
    ]);
    expect(withChange(calendar, { kind: 'unblock', id: 'b' }).blocked).toEqual([]);
    expect(withChange(calendar, { kind: 'block', block: { ...block, id: 'c' } }).blocked).toHaveLength(2);
    expect([calendar.appointments[0]?.status, calendar.blocked.length]).toEqual(['confirmed', 1]);
  });
});
