import { expect, it } from 'vitest';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { otherZoneName } from './zone-note.ts';
import { proves } from '#tests/support/proves.ts';

const winter = epochMinutesOf(new Date('2026-12-01T15:00:00Z'));

it('names the zone only where the clocks differ', proves('OPEN-31'), () => {
  expect(otherZoneName(winter, 'America/Chicago', 'America/New_York')).toBe('CST');
  expect(otherZoneName(winter, 'America/Chicago', 'America/Chicago')).toBeUndefined();
  expect(otherZoneName(winter, 'America/Chicago', 'America/Guatemala')).toBeUndefined();
  expect(otherZoneName(winter, 'America/Chicago', undefined)).toBeUndefined();
});
