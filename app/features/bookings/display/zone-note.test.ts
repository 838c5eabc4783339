import { expect, it } from 'vitest';
import { epochMinutesOf } from '#app/lib/time-zone.ts';
import { foreignZoneName } from './zone-note.ts';

const winter = epochMinutesOf(new Date('2026-12-01T15:00:00Z'));

it('OPEN-31 names the zone only where the clocks differ', () => {
  expect(foreignZoneName(winter, 'America/Chicago', 'America/New_York')).toBe('CST');
  expect(foreignZoneName(winter, 'America/Chicago', 'America/Chicago')).toBeUndefined();
  expect(foreignZoneName(winter, 'America/Chicago', 'America/Guatemala')).toBeUndefined();
  expect(foreignZoneName(winter, 'America/Chicago', undefined)).toBeUndefined();
});
