import { addMonths as addMonthsOfDateFns, format } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysOfMonth,
  epochDayOf,
  isPlainDate,
  isPlainMonth,
  plainDateOf,
  weekdayOf,
} from './plain-date.ts';
import { proves } from '#tests/support/proves.ts';

const anyDay = fc.integer({ min: epochDayOf('1800-01-01'), max: epochDayOf('2400-12-31') });

describe('plain dates', () => {
  it('knows which dates and months exist', () => {
    expect(isPlainDate('2028-02-29')).toBe(true);
    expect(isPlainMonth('2026-12')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '2026-04-31', '2026-11-21T09:00', '']) {
      expect(isPlainDate(text)).toBe(false);
    }
    expect(isPlainMonth('2026-13')).toBe(false);
    expect(() => epochDayOf('2026-02-30')).toThrow(RangeError);
    expect(() => daysOfMonth('2026-13')).toThrow(RangeError);
  });

  it('counts days and weekdays as Date does in UTC', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = new Date(day * 86_400_000);
        expect(plainDateOf(day)).toBe(date.toISOString().slice(0, 10));
        expect(epochDayOf(plainDateOf(day))).toBe(day);
        expect(weekdayOf(day)).toBe(date.getUTCDay());
      }),
    );
  });

  it('adds days across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('adds months, stopping at the end of a shorter month', proves('BOOK-031'), () => {
    expect(addMonths('2026-11-20', 3)).toBe('2027-02-20');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -13)).toBe('2024-12-15');
  });

  it('adds months as date-fns does', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -40, max: 40 }), (day, months) => {
        const date = plainDateOf(day);
        const noon = new Date(`${date}T12:00:00`);
        expect(addMonths(date, months)).toBe(format(addMonthsOfDateFns(noon, months), 'yyyy-MM-dd'));
      }),
    );
  });

  it('gives the first and last day of a month', () => {
    const { first, last } = daysOfMonth('2028-02');
    expect([plainDateOf(first), plainDateOf(last)]).toEqual(['2028-02-01', '2028-02-29']);
  });
});
