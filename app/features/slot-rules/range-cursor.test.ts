import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RangeCursor } from './range-cursor.ts';

const anyRange = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 50 }))
  .map(([start, length]) => ({ start, end: start + length }));

describe('range cursor', () => {
  it('answers as a search through all ranges does, whatever their order and that of the questions', () => {
    fc.assert(
      fc.property(fc.array(anyRange), fc.array(fc.integer({ min: 0, max: 300 })), (ranges, questions) => {
        const cursor = new RangeCursor(ranges);
        for (const instant of questions) {
          const ends = ranges.filter(({ start }) => start < instant).map(({ end }) => end);
          expect(cursor.latestEndOfStartsBefore(instant)).toBe(Math.max(-Infinity, ...ends));
        }
      }),
    );
  });

  it('leaves the ranges it was given as they are', () => {
    const ranges = [
      { start: 5, end: 6 },
      { start: 1, end: 9 },
    ];
    expect(new RangeCursor(ranges).latestEndOfStartsBefore(6)).toBe(9);
    expect(ranges[0]).toEqual({ start: 5, end: 6 });
  });
});
