import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainDate } from './plain-date.ts';
import {
  dateOfEpochMinutes,
  epochMinutesOf,
  isTimeZone,
  localDate,
  localMinuteOfDay,
  localTime,
  wallClockToInstant,
  zoneOffset,
} from './time-zone.ts';

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
];
const anyZone = fc.constantFrom(...zones);
const utc = (text: string) => epochMinutesOf(new Date(text));
const anyInstant = fc.integer({ min: utc('1990-01-01T00:00Z'), max: utc('2050-01-01T00:00Z') });

describe('zone offsets', () => {
  it('follow daylight saving time where a zone has it', () => {
    expect(zoneOffset(utc('2026-07-01T12:00Z'), 'America/Chicago')).toBe(-300);
    expect(zoneOffset(utc('2026-12-01T12:00Z'), 'America/Chicago')).toBe(-360);
    expect(zoneOffset(utc('2026-07-01T12:00Z'), 'America/Phoenix')).toBe(-420);
    expect(zoneOffset(utc('2026-12-01T12:00Z'), 'America/Phoenix')).toBe(-420);
  });

  it('change on the very minute', () => {
    const spring = utc('2026-03-08T08:00Z');
    expect(zoneOffset(spring - 1, 'America/Chicago')).toBe(-360);
    expect(zoneOffset(spring, 'America/Chicago')).toBe(-300);
  });

  it('agree with @date-fns/tz at every instant', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const expected = -new TZDate(instant * 60_000, zone).getTimezoneOffset();
        expect(zoneOffset(instant, zone)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('know no zone that does not exist', () => {
    expect(isTimeZone('America/Chicago')).toBe(true);
    expect(isTimeZone('America/Gotham')).toBe(false);
    expect(isTimeZone('')).toBe(false);
    expect(() => zoneOffset(0, 'America/Gotham')).toThrow(RangeError);
  });
});

describe('wall clock to instant', () => {
  it('takes the offset of that day', () => {
    expect(wallClockToInstant('2026-11-21', 540, 'America/Chicago')).toBe(utc('2026-11-21T15:00Z'));
    expect(wallClockToInstant('2026-07-21', 540, 'America/Chicago')).toBe(utc('2026-07-21T14:00Z'));
  });

  it('moves a time that the spring change skips forward with the clocks', () => {
    expect(wallClockToInstant('2026-03-08', 150, 'America/Chicago')).toBe(utc('2026-03-08T03:30-05:00'));
    expect(wallClockToInstant('2026-03-08', 150, 'America/Phoenix')).toBe(utc('2026-03-08T02:30-07:00'));
    expect(wallClockToInstant('2026-10-04', 135, 'Australia/Lord_Howe')).toBe(utc('2026-10-04T02:45+11:00'));
  });

  it('takes the earlier of the two instants that the autumn change makes', () => {
    expect(wallClockToInstant('2026-11-01', 90, 'America/Chicago')).toBe(utc('2026-11-01T01:30-05:00'));
    expect(wallClockToInstant('2026-11-01', 59, 'America/Chicago')).toBe(utc('2026-11-01T00:59-05:00'));
    expect(wallClockToInstant('2026-11-01', 120, 'America/Chicago')).toBe(utc('2026-11-01T02:00-06:00'));
  });

  it('moves a day that a zone skipped to the next day', () => {
    expect(localDate(wallClockToInstant('2011-12-30', 540, 'Pacific/Apia'), 'Pacific/Apia')).toBe('2011-12-31');
  });

  it('shows every instant as a wall clock that leads back to it, or to an hour that was shown twice', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const back = wallClockToInstant(localDate(instant, zone), localMinuteOfDay(instant, zone), zone);
        expect(localTime(back, zone)).toBe(localTime(instant, zone));
        expect(localDate(back, zone)).toBe(localDate(instant, zone));
        expect(back).toBeLessThanOrEqual(instant);
      }),
      { numRuns: 500 },
    );
  });
});

describe('local dates', () => {
  it('turn at the midnight of the zone, not of UTC', () => {
    expect(localDate(utc('2026-11-21T05:59Z'), 'America/Chicago')).toBe('2026-11-20');
    expect(localDate(utc('2026-11-21T06:00Z'), 'America/Chicago')).toBe('2026-11-21');
    expect(localTime(utc('2026-11-21T06:05Z'), 'America/Chicago')).toBe('00:05');
    expect(localTime(utc('1969-12-31T23:59Z'), 'UTC')).toBe('23:59');
  });

  it('exist in the calendar', () => {
    fc.assert(fc.property(anyInstant, anyZone, (instant, zone) => isPlainDate(localDate(instant, zone))));
  });

  it('convert to Date and back', () => {
    const instant = utc('2026-11-21T15:00Z');
    expect(dateOfEpochMinutes(instant).toISOString()).toBe('2026-11-21T15:00:00.000Z');
    expect(epochMinutesOf(new Date('2026-11-21T15:00:59Z'))).toBe(instant);
  });
});
