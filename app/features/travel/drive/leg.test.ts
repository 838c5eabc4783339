import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimateLeg } from './leg.ts';
import { placeOfLocation, placeOfZip } from './queries/find-place.server.ts';
import { speedProfiles } from './drive-time.ts';

const known = (zip: string) => placeOfZip(zip) ?? { zip, latitude: 0, longitude: 0 };
const places = ['78701', '78704', '78759', '78664', '75201', '10001', '99501'].map(known);
const place = fc.constantFrom(...places);
const profile = fc.constantFrom(...speedProfiles);

it('is longer than the line between the centers, and as fast as the roads are', () => {
  const leg = estimateLeg(known('78701'), known('78759'), 'suburban');
  expect(leg.miles).toBeGreaterThan(9);
  expect(leg.miles).toBeLessThan(15);
  expect(leg.freeMinutes).toBeCloseTo((leg.miles / 34) * 60, 9);
});

it('is nothing within a ZIP, the same both ways, and no shorter by a detour', () => {
  fc.assert(
    fc.property(place, place, place, profile, (from, to, by, speed) => {
      const leg = estimateLeg(from, to, speed);
      expect(estimateLeg(from, from, speed)).toEqual({ miles: 0, freeMinutes: 0 });
      expect(leg.miles).toBeGreaterThanOrEqual(0);
      expect(leg.freeMinutes).toBeCloseTo(estimateLeg(to, from, speed).freeMinutes, 6);
      const detour = estimateLeg(from, by, speed).freeMinutes + estimateLeg(by, to, speed).freeMinutes;
      expect(detour).toBeGreaterThanOrEqual(leg.freeMinutes - 1e-6);
    }),
  );
});

it('knows the place of an address by its ZIP, and none without one', () => {
  expect(placeOfLocation('1100 Congress Ave, Austin, TX 78701')).toEqual(known('78701'));
  expect([placeOfLocation('The blue house by the lake'), placeOfZip('00000'), placeOfZip(null)]).toEqual([
    null,
    null,
    null,
  ]);
});
