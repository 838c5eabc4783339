import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milesBetween, travelFee, travelMiles } from './distance.ts';
import { cents } from '../money.ts';

const austin = { latitude: 30.2713, longitude: -97.7426 };
const dallas = { latitude: 32.7767, longitude: -96.797 };
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distance', () => {
  it('measures miles along the surface', () => {
    expect(milesBetween(austin, dallas)).toBeCloseTo(181.8, 0);
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12_436.8, 0);
    expect(milesBetween(austin, austin)).toBe(0);
  });

  it('is the same both ways, never negative and never more than half the globe', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const miles = milesBetween(from, to);
        expect(miles).toBeCloseTo(milesBetween(to, from), 6);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThan(12_437);
      }),
    );
  });

  it('rounds travel miles to one decimal, half up', () => {
    expect([0, 0.04, 0.05, 3.25, 3.249, 12].map(travelMiles)).toEqual([0, 0, 0.1, 3.3, 3.2, 12]);
  });

  it('charges the fee for the rounded miles, half up in cents', () => {
    expect(travelFee(cents(150), 3.249)).toBe(480);
    expect(travelFee(cents(125), 4.5)).toBe(563);
    expect(travelFee(cents(0), 25)).toBe(0);
    expect(travelFee(cents(150), 0)).toBe(0);
    const fees = fc.integer({ min: 0, max: 100_000 }).map(cents);
    fc.assert(
      fc.property(fees, fc.integer({ min: 0, max: 5000 }), (fee, tenths) => {
        const exact = (BigInt(fee) * BigInt(tenths) * 2n + 10n) / 20n;
        expect(travelFee(fee, tenths / 10)).toBe(Number(exact));
      }),
    );
  });
});
