import { expect, it } from 'vitest';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { fillWeeks, shownWeeks } from './overview-weeks.ts';

it('shows twelve weeks on end, empty ones too', () => {
  const weeks = fillWeeks('2026-11-20', [
    { starts_on: '2026-11-08', revenue: '95.00', visits: 1 },
    { starts_on: '2025-01-05', revenue: '10.00', visits: 1 },
  ]);
  expect(weeks.map(({ starts_on }) => starts_on)).toEqual(shownWeeks('2026-11-20'));
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({ starts_on: '2026-11-15', revenue: '0.00', visits: 0 });
  expect(weeks.at(-2)).toEqual({ starts_on: '2026-11-08', revenue: '95.00', visits: 1 });
  expect(weeks[0]?.starts_on).toBe(addDays('2026-11-15', -77));
});
