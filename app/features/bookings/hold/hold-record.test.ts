import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdLimits } from './hold-limits.ts';
import { countEndedHold, waitMinutes, type EndedHold, type HoldRecord } from './hold-record.ts';

const none: HoldRecord = { lapsed: 0, given_up: 0 };
const ranOut: EndedHold = { ranOut: true, heldMinutes: 31, daysSinceLast: 0 };
const changedMind: EndedHold = { ranOut: false, heldMinutes: 2, daysSinceLast: 0 };

const waitsAfter = (ended: readonly EndedHold[]) => {
  let record = none;
  return ended.map((hold) => {
    const { waitMinutes: wait, ...after } = countEndedHold(record, hold);
    record = after;
    return wait;
  });
};

describe('holds that end unpaid', () => {
  it('run out once without a wait, then with longer and longer ones, a day at most', () => {
    expect(waitsAfter(Array.from({ length: 8 }, () => ranOut))).toEqual([0, 10, 30, 90, 270, 810, 1440, 1440]);
  });

  it('count alike when they are given up a moment before they run out', () => {
    const givenUpLate = { ...ranOut, ranOut: false, heldMinutes: holdLimits.soonMinutes };
    expect(waitsAfter([givenUpLate, givenUpLate])).toEqual([0, 10]);
  });

  it('may be given up soon a few times, for another choice', () => {
    expect(waitsAfter(Array.from({ length: 10 }, () => changedMind))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 10]);
  });

  it('are forgotten after a week without one', () => {
    expect(waitsAfter([ranOut, ranOut, { ...ranOut, daysSinceLast: holdLimits.rememberedDays }, ranOut])).toEqual([
      0, 10, 0, 10,
    ]);
  });

  it('never wait less after one more, and never longer than a day', () => {
    const lapses = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(lapses, (count) => {
        const [before, after] = [waitMinutes(count), waitMinutes(count + 1)];
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(holdLimits.longestWaitMinutes);
        expect(after > before || after === 0 || after === holdLimits.longestWaitMinutes).toBe(true);
      }),
    );
  });

  it('cannot be told apart by how they end: no order of endings keeps more time than it is made to wait for', () => {
    const ending = fc.record({
      ranOut: fc.boolean(),
      heldMinutes: fc.integer({ min: 0, max: 31 }),
      daysSinceLast: fc.double({ min: 0, max: 6.9, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(ending, { minLength: 1, maxLength: 60 }), (endings) => {
        const waits = waitsAfter(endings);
        const weight = endings.filter((hold) => hold.ranOut || hold.heldMinutes >= holdLimits.soonMinutes).length;
        expect(waits.filter((wait) => wait > 0).length).toBeGreaterThanOrEqual(weight - holdLimits.freeLapses);
        expect(waits.filter((wait) => wait > 0)).toEqual(
          waits.filter((wait) => wait > 0).toSorted((one, other) => one - other),
        );
      }),
    );
  });
});
