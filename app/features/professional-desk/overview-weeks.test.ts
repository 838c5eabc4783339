import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, epochDayOf, plainDateOf, weekdayOf } from '#app/lib/plain-date.ts';
import { fillWeeks, mondayOf, shownWeeks } from './overview-weeks.ts';

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('%s lies in the week of %s', (date, monday) => expect(mondayOf(date)).toBe(monday));

it('a week begins on the Monday at most six days before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
      const monday = epochDayOf(mondayOf(plainDateOf(day)));
      expect(weekdayOf(monday)).toBe(1);
      expect(day - monday).toBeGreaterThanOrEqual(0);
      expect(day - monday).toBeLessThan(7);
    }),
  );
});

it('shows twelve weeks on end, empty ones too', () => {
  const weeks = fillWeeks('2026-11-20', [
    { starts_on: '2026-11-09', revenue: '95.00', visits: 1 },
    { starts_on: '2025-01-06', revenue: '10.00', visits: 1 },
  ]);
  expect(weeks.map(({ starts_on }) => starts_on)).toEqual(shownWeeks('2026-11-20'));
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({ starts_on: '2026-11-16', revenue: '0.00', visits: 0 });
  expect(weeks.at(-2)).toEqual({ starts_on: '2026-11-09', revenue: '95.00', visits: 1 });
  expect(weeks[0]?.starts_on).toBe(addDays('2026-11-16', -77));
});
