import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { goldenHour, night } from './light.ts';
import { during, swing, traveled } from './motion.ts';
import { streetFrame } from './street.ts';
import { proves } from '#tests/support/proves.ts';

const times = fc.double({ min: 0, max: 1, noNaN: true });

describe('motion in the loop', () => {
  it('begins where it ended', () => {
    fc.assert(
      fc.property(times, times, times, (start, end, shift) => {
        expect(during(1, start, end, 0.1)).toBeCloseTo(during(0, start, end, 0.1));
        expect(swing(1, 3, shift)).toBeCloseTo(swing(0, 3, shift));
      }),
    );
  });

  it('stays between shut and open, also for doors that are open across the seam', () => {
    fc.assert(
      fc.property(times, times, times, (time, start, end) => {
        const open = during(time, start, end, 0.05);
        expect(open).toBeGreaterThanOrEqual(0);
        expect(open).toBeLessThanOrEqual(1);
        expect(traveled(time, 0.2, 0.4)).toBeLessThanOrEqual(1);
      }),
    );
    expect([during(0, 0.9, 0.2, 0.05), during(0.5, 0.9, 0.2, 0.05)]).toEqual([1, 0]);
  });

  it('the film has no seam: its end is its beginning, by day and by night', proves('PUB-002'), () => {
    for (const light of [goldenHour, night]) {
      // Not toBe: it would print both drawings.
      expect(roughly(streetFrame(1, light)) === roughly(streetFrame(0, light))).toBe(true);
      expect(roughly(streetFrame(0.5, light)) === roughly(streetFrame(0, light))).toBe(false);
    }
  });
});

/** Without what rounding leaves behind. */
function roughly(svg: string): string {
  return svg
    .replaceAll(/-?\d+\.\d+(e-\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10 + 0))
    .replaceAll(' rotate(0)', '');
}
