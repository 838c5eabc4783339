import { expect, it } from 'vitest';
import { leadsUntil } from './leads-until.ts';

it.each([
  // 8 PM of October 31 and of January 29 in Chicago.
  ['2026-11-01T01:00:00Z', 'America/Chicago', '2027-01-28'],
  ['2026-11-01T01:00:00Z', 'UTC', '2027-01-29'],
  ['2026-11-01T15:00:00Z', 'America/Chicago', '2027-01-29'],
])('a name that was replaced at %s leads on for 90 days, in %s until the end of %s', (at, zone, last) => {
  expect(leadsUntil(new Date(at), zone)).toBe(last);
});
