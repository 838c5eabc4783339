import { expect, it } from 'vitest';
import { zoneNameOn } from './frame-times.server.ts';

it('the time zone has the name of the day that is shown, before and after the clocks change', () => {
  const name = (day: string) => zoneNameOn(day, 'America/Chicago');
  expect(['2026-10-31', '2026-11-01', '2026-11-03', '2027-03-14'].map(name)).toEqual(['CDT', 'CST', 'CST', 'CDT']);
});
