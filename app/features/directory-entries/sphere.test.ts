import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earthRadiusMiles, milesBetween } from '#app/lib/places/distance.ts';
import { chordOfMiles, sphereBox, spherePoint } from './sphere.ts';
import { proves } from '#tests/support/proves.ts';

const place = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const numbers = (text: string) => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);

describe('places on the unit sphere', () => {
  it('are as far apart as the travel fee says', proves('OPEN-59'), () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const [one, other] = [numbers(spherePoint(from)), numbers(spherePoint(to))];
        const chord = Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)));
        expect(2 * earthRadiusMiles * Math.asin(Math.min(1, chord / 2))).toBeCloseTo(milesBetween(from, to), 2);
      }),
    );
  });

  it('have a box around all that they reach', () => {
    fc.assert(
      fc.property(place, fc.double({ min: 0, max: 500, noNaN: true }), (from, miles) => {
        const to = { latitude: from.latitude + (miles * 0.99) / 69.1, longitude: from.longitude };
        fc.pre(to.latitude < 89);
        const box = numbers(sphereBox(from, chordOfMiles(miles)));
        numbers(spherePoint(to)).forEach((value, axis) => {
          expect(value).toBeGreaterThanOrEqual((box[axis] ?? 0) - 1e-12);
          expect(value).toBeLessThanOrEqual((box[axis + 3] ?? 0) + 1e-12);
        });
      }),
    );
  });
});
