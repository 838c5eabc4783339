import { describe, expect, it } from 'vitest';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { WallTime } from '#app/lib/dates/wall-time.ts';
import { byHandErrors } from './by-hand.errors.ts';
import { visitRange } from './visit-range.ts';

const now = epochMinutesOf(new Date('2027-03-01T12:00Z'));
const rangeAt = (time: WallTime, zone: string) =>
  visitRange({ date: '2027-03-14', time, duration: 60, buffer: 30 }, zone, now);

describe('a visit on the day on which clocks go forward', () => {
  it('is refused in the hour that they skip, at its time', () => {
    for (const time of ['02:00', '02:30', '02:59'] as const)
      expect(() => rangeAt(time, 'America/Chicago')).toThrow(
        expect.objectContaining({
          code: 'visit_time_skipped',
          details: { fields: { time: byHandErrors.visit_time_skipped.message } },
        }),
      );
  });

  it('is taken before and after it, and where clocks stay', () => {
    expect(rangeAt('01:59', 'America/Chicago').start_time).toEqual(new Date('2027-03-14T07:59Z'));
    expect(rangeAt('03:00', 'America/Chicago').start_time).toEqual(new Date('2027-03-14T08:00Z'));
    expect(rangeAt('02:30', 'America/Phoenix')).toEqual({
      start_time: new Date('2027-03-14T09:30Z'),
      end_time: new Date('2027-03-14T10:30Z'),
      busy_until: new Date('2027-03-14T11:00Z'),
    });
  });

  it('is not ahead when its time has passed', () => {
    const today = { date: '2027-03-01', time: '06:00', duration: 60, buffer: 0 } as const;
    expect(() => visitRange(today, 'America/Chicago', now)).toThrow(
      expect.objectContaining({ code: 'visit_not_ahead' }),
    );
  });
});
