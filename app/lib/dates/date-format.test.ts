import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatMinuteOfDay,
  formatTime,
  formatTimes,
  formatVisitDay,
  formatVisitTime,
  formatZonedVisitTime,
  zoneShortName,
} from './date-format.ts';
import { epochMinutesOf, localDate } from './time-zone.ts';
import { proves } from '#tests/support/proves.ts';

const utc = (text: string) => epochMinutesOf(new Date(text));

describe('date formats', () => {
  it("writes 'MMM d, yyyy h:mm a'", proves('PDASH-072'), () => {
    expect(formatDateTime(utc('2026-11-21T15:00Z'), 'America/Chicago')).toBe('Nov 21, 2026 9:00 AM');
    expect(formatDateTime(utc('2026-11-02T06:05Z'), 'America/Chicago')).toBe('Nov 2, 2026 12:05 AM');
  });

  it('writes days and times', () => {
    expect(formatDay('2026-11-21')).toBe('Sat, Nov 21');
    expect(formatDate('2026-01-05')).toBe('Jan 5, 2026');
    expect(formatVisitDay('2026-01-05')).toBe('Mon, Jan 5, 2026');
    expect(formatVisitTime(utc('2026-11-21T15:00Z'), 'America/Chicago')).toBe('Sat, Nov 21, 2026 9:00 AM');
    expect(formatZonedVisitTime(utc('2026-11-21T15:00Z'), 'America/Chicago')).toBe('Sat, Nov 21, 2026 9:00 AM CST');
    expect(formatTime(utc('2026-11-21T20:00Z'), 'America/Chicago')).toBe('2:00 PM');
    expect([0, 540, 720, 840, 1439].map(formatMinuteOfDay)).toEqual([
      '12:00 AM',
      '9:00 AM',
      '12:00 PM',
      '2:00 PM',
      '11:59 PM',
    ]);
  });

  it.each([
    ['15:00', '16:30', '9:00 – 10:30 AM'],
    ['17:30', '18:30', '11:30 AM – 12:30 PM'],
    ['19:00', '20:00', '1:00 – 2:00 PM'],
  ])('writes the times from %s to %s as %s', (from, to, words) => {
    expect(formatTimes(utc(`2026-11-21T${from}Z`), utc(`2026-11-21T${to}Z`), 'America/Chicago')).toBe(words);
  });

  it('names the zone as its people do', () => {
    const winter = utc('2026-12-01T12:00Z');
    const summer = utc('2026-07-01T12:00Z');
    expect(zoneShortName(winter, 'America/Chicago')).toBe('CST');
    expect(zoneShortName(summer, 'America/Chicago')).toBe('CDT');
    expect(zoneShortName(summer, 'America/Phoenix')).toBe('MST');
  });

  it('agrees with date-fns', () => {
    const instants = fc.integer({ min: utc('1990-01-01T00:00Z'), max: utc('2050-01-01T00:00Z') });
    fc.assert(
      fc.property(instants, fc.constantFrom('America/New_York', 'Pacific/Honolulu'), (instant, zone) => {
        const date = new TZDate(instant * 60_000, zone);
        expect(formatDateTime(instant, zone)).toBe(format(date, 'MMM d, yyyy h:mm a'));
        expect(formatDay(localDate(instant, zone))).toBe(format(date, 'EEE, MMM d'));
      }),
    );
  });
});
