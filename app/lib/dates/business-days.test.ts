import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDaysBetween } from './business-days.ts';
import { proves } from '#tests/support/proves.ts';

const at = (text: string) => new Date(text);

describe('business days', () => {
  it.each([
    ['within an afternoon', '2026-11-16T10:00:00-06:00', '2026-11-16T17:00:00-06:00', 0],
    ['Monday to Tuesday, a minute short', '2026-11-16T10:00:00-06:00', '2026-11-17T09:59:00-06:00', 0],
    ['Monday to Tuesday', '2026-11-16T10:00:00-06:00', '2026-11-17T10:00:00-06:00', 1],
    ['Friday evening to Monday morning', '2026-11-20T18:00:00-06:00', '2026-11-23T09:00:00-06:00', 0],
    ['Friday to Monday at the same hour', '2026-11-20T10:00:00-06:00', '2026-11-23T10:00:00-06:00', 1],
    ['a week', '2026-11-16T10:00:00-06:00', '2026-11-23T10:00:00-06:00', 5],
    ['a weekend', '2026-11-21T00:00:00-06:00', '2026-11-22T23:59:00-06:00', 0],
    ['over Thanksgiving', '2026-11-25T10:00:00-06:00', '2026-11-27T10:00:00-06:00', 1],
    ['over an Independence Day kept on Friday', '2026-07-02T10:00:00-05:00', '2026-07-06T10:00:00-05:00', 1],
    ['backwards', '2026-11-18T10:00:00-06:00', '2026-11-16T10:00:00-06:00', 0],
  ])('%s', proves('OPEN-14'), (_, from, to, days) => expect(businessDaysBetween(at(from), at(to))).toBe(days));

  it('never shrink as time goes by, and are at most the days that passed', () => {
    const instant = fc.date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.nat(40 * 1440), fc.nat(1440), (from, minutes, more) => {
        const later = (count: number) => new Date(from.getTime() + count * 60_000);
        const days = businessDaysBetween(from, later(minutes));
        expect(days).toBeLessThanOrEqual(Math.ceil(minutes / 1440));
        expect(businessDaysBetween(from, later(minutes + more))).toBeGreaterThanOrEqual(days);
      }),
      { numRuns: 200 },
    );
  });
});
