import { describe, expect, it } from 'vitest';
import {
  choosableDateAfterKey,
  firstFreeDay,
  longDay,
  monthsOfWindow,
  monthTitle,
  stripOfDays,
} from './booking-calendar.ts';
import { proves } from '#tests/support/proves.ts';

describe('the calendar of the booking page', () => {
  it('ends with the window', proves('BOOK-030', 'BOOK-031'), () => {
    expect(stripOfDays('2027-02-19', '2027-02-20', 14)).toEqual(['2027-02-19', '2027-02-20']);
    expect(monthsOfWindow('2026-11-20', '2027-02-20')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(choosableDateAfterKey('ArrowLeft', '2026-11-20', '2026-11-20', '2027-02-20')).toBe('2026-11-20');
    expect(choosableDateAfterKey('PageDown', '2027-02-01', '2026-11-20', '2027-02-20')).toBe('2027-02-20');
  });

  it('moves by day, week and month, and to the ends of the week', () => {
    const move = (key: string) => choosableDateAfterKey(key, '2026-12-16', '2026-11-20', '2027-02-20');
    expect(
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'a'].map(move),
    ).toEqual([
      '2026-12-15',
      '2026-12-17',
      '2026-12-09',
      '2026-12-23',
      '2026-11-20',
      '2027-01-16',
      '2026-12-13',
      '2026-12-19',
      undefined,
    ]);
  });

  it('names a day and a month in full', () => {
    expect(longDay('2026-11-24')).toBe('Tuesday, November 24');
    expect(longDay('2027-02-07')).toBe('Sunday, February 7');
    expect(monthTitle('2026-11')).toBe('November 2026');
  });

  it('finds the first day of the window that has a free slot', () => {
    const window = { earliest: '2026-11-20', latest: '2027-02-20' };
    const day = (date: string, free_slots: number) => ({ date, free_slots });
    const days = [day('2026-11-19', 3), day('2026-11-20', 0), day('2026-11-22', 1), day('2026-11-21', 2)];
    expect(firstFreeDay(days, window)).toBe('2026-11-21');
    expect(firstFreeDay([day('2027-02-21', 5)], window)).toBeUndefined();
  });
});
