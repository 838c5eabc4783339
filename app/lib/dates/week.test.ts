import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, epochDayOf, plainDateOf, weekdayOf } from './plain-date.ts';
import { dateAfterKey, firstWeekday, inWeekOrder, startOfWeek, weekOf, weeksOfMonth } from './week.ts';

const dates = fc.integer({ min: 0, max: 40_000 }).map(plainDateOf);

describe('a week', () => {
  it('begins on the day on which the locale lets it begin', () => {
    const { firstDay } = (new Intl.Locale('en-US') as unknown as { getWeekInfo(): { firstDay: number } }).getWeekInfo();
    expect(firstWeekday).toBe(firstDay % 7);
  });

  it.each([
    ['2026-11-15', '2026-11-15'],
    ['2026-11-21', '2026-11-15'],
    ['2026-11-22', '2026-11-22'],
    ['2027-01-01', '2026-12-27'],
  ])('of %s begins on %s', (date, start) => expect(startOfWeek(date)).toBe(start));

  it('holds its date, and begins at most six days before it', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const week = weekOf(date);
        expect(week).toContain(date);
        expect(week).toEqual(week.map((_, index) => addDays(startOfWeek(date), index)));
        expect(weekdayOf(epochDayOf(week[0] ?? ''))).toBe(firstWeekday);
      }),
    );
  });

  it('orders weekdays as it has them', () => {
    expect(inWeekOrder(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])[0]).toBe('Sun');
  });
});

it('the weeks of a month are whole, and hold every day of it once', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const month = date.slice(0, 7);
      const days = weeksOfMonth(month).flat();
      expect(days).toContain(date);
      expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? '', index)));
      expect(days.length % 7).toBe(0);
      expect(days.length).toBeLessThanOrEqual(42);
      expect([days[6]?.slice(0, 7), days.at(-7)?.slice(0, 7)]).toEqual([month, month]);
    }),
  );
});

it('keys move by days and weeks, and to the ends of the week', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'x'];
  expect(keys.map((key) => dateAfterKey(key, '2026-11-18')?.slice(8))).toEqual([
    '17',
    '19',
    '11',
    '25',
    '15',
    '21',
    undefined,
  ]);
});
