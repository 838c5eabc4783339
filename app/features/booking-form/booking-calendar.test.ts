import { describe, expect, it } from 'vitest';
import { dateAfterKey, monthsOfWindow, stripOfDays, weeksOfMonth } from './booking-calendar.ts';

describe('the calendar of the booking page', () => {
  it('shows whole weeks, Sunday first', () => {
    const weeks = weeksOfMonth('2026-11');
    expect(weeks[0]).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ]);
    expect(weeks).toHaveLength(5);
    expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  });

  it('BOOK-030 and BOOK-031 ends with the window', () => {
    expect(stripOfDays('2027-02-19', '2027-02-20', 14)).toEqual(['2027-02-19', '2027-02-20']);
    expect(monthsOfWindow('2026-11-20', '2027-02-20')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(dateAfterKey('ArrowLeft', '2026-11-20', '2026-11-20', '2027-02-20')).toBe('2026-11-20');
    expect(dateAfterKey('PageDown', '2027-02-01', '2026-11-20', '2027-02-20')).toBe('2027-02-20');
  });

  it('moves by day, week and month, and to the ends of the week', () => {
    const move = (key: string) => dateAfterKey(key, '2026-12-16', '2026-11-20', '2027-02-20');
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
});
