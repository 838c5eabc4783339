import fc from 'fast-check';
import { expect, it } from 'vitest';
import { travelLegs } from './travel-legs.ts';

const downtown = { latitude: 30.2711, longitude: -97.7437 };
const south = { latitude: 30.2428, longitude: -97.7658 };
const stop = (place: typeof south | null, start: number, end: number) => ({ place, start, end });

it('begins at the base, then goes from visit to visit', () => {
  expect(travelLegs(south, [stop(downtown, 540, 600), stop(south, 630, 690), stop(south, 690, 750)])).toEqual([
    { from: 'base', miles: 2.4, minutes: null },
    { from: 'visit', miles: 2.4, minutes: 30 },
    { from: 'visit', miles: 0, minutes: 0 },
  ]);
});

it('says nothing of a distance where one end is not known, and goes on behind it', () => {
  expect(travelLegs(null, [stop(downtown, 540, 600), stop(null, 660, 690), stop(downtown, 700, 750)])).toEqual([
    { from: 'base', miles: null, minutes: null },
    { from: 'visit', miles: null, minutes: 60 },
    { from: 'visit', miles: null, minutes: 10 },
  ]);
});

it('has one way a stop, never shorter than nothing', () => {
  const place = fc.option(
    fc.record({
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
  );
  const stops = fc.array(fc.record({ place, start: fc.integer(), end: fc.integer() }), { maxLength: 12 });
  fc.assert(
    fc.property(place, stops, (base, list) => {
      const legs = travelLegs(base, list);
      expect(legs).toHaveLength(list.length);
      expect(legs.every(({ miles, minutes }) => (miles ?? 0) >= 0 && (minutes ?? 0) >= 0)).toBe(true);
    }),
  );
});
