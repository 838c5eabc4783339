import { expect, it } from 'vitest';
import { timeAgo, timeUntil } from './relative-time.ts';
import { wallClockToInstant } from './time-zone.ts';

const minute = 60_000;

it.each([
  [-minute, 'just now'],
  [0, 'just now'],
  [5 * minute, 'just now'],
  [6 * minute, '6 minutes ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, 'an hour ago'],
  [120 * minute, '2 hours ago'],
  [24 * 60 * minute, 'yesterday'],
  [48 * 60 * minute, '2 days ago'],
  [30 * 24 * 60 * minute, '30 days ago'],
])('%i ms is %s', (passed, words) => expect(timeAgo(1_000_000_000_000 - passed, 1_000_000_000_000)).toBe(words));

it.each([
  ['2026-10-31', 540, 'in 25 minutes', '2026-10-31', 515],
  ['2026-10-31', 540, 'in a minute', '2026-10-31', 539],
  ['2026-10-31', 540, 'in an hour', '2026-10-31', 480],
  ['2026-10-31', 1080, 'in 9 hours', '2026-10-31', 540],
  ['2026-10-31', 540, 'now', '2026-10-31', 540],
  ['2026-10-31', 600, 'now', '2026-10-31', 660],
  // Clocks go back in the night between: 3 hours by the wall are 4.
  ['2026-11-01', 120, 'in 4 hours', '2026-10-31', 1380],
  ['2026-11-01', 1080, 'tomorrow', '2026-10-31', 600],
  ['2026-11-03', 540, 'in 3 days', '2026-10-31', 1380],
])('%s at minute %i is "%s" on %s at minute %i in Austin', (date, minute, words, today, minuteNow) => {
  const at = (day: string, of: number) => wallClockToInstant(day, of, 'America/Chicago');
  expect(timeUntil(at(date, minute), at(today, minuteNow), 'America/Chicago')).toBe(words);
});
