import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate, localMinuteOfDay, wallClockToInstant, zoneOffset } from '#app/lib/dates/time-zone.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { calendarText } from '#tests/support/calendars/calendar-text.ts';
import { cutByDay, mergeRanges } from './busy-ranges.ts';
import { readCalendar } from './queries/read-calendar.server.ts';

const ranges = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 4000 }))
    .map(([start, length]) => ({ start, end: start + length })),
  { maxLength: 12 },
);
const minutesOf = (list: readonly { start: number; end: number }[], [from, to]: readonly [number, number]) =>
  Array.from({ length: to - from }, (_, index) => from + index).filter((minute) =>
    list.some(({ start, end }) => minute >= start && minute < end),
  );

describe('ranges', () => {
  it('cover the same minutes when they are merged and cut', () => {
    const bounds = [1000, 6000] as const;
    fc.assert(
      fc.property(ranges, (list) => {
        const cut = cutByDay(mergeRanges(list, bounds));
        expect(minutesOf(cut, bounds)).toEqual(minutesOf(list, bounds));
        expect(cut.every(({ start, end }) => start < end && end - start <= 1440)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('days on which clocks change', () => {
  const zones = ['America/Chicago', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Phoenix'];
  const changes = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'];

  it('are busy in exactly the minutes at which the wall clock says so', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...zones),
        fc.constantFrom(...changes),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 1, max: 300 }),
        async (zone, date, minute, length) => {
          const first = addDays(date, -2);
          const [from, to] = [
            wallClockToInstant(first, 0, 'UTC') - 1440,
            wallClockToInstant(addDays(date, 2), 0, 'UTC') + 1440,
          ];
          const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}00`;
          const event = [
            'UID:1',
            `DTSTART;TZID=${zone}:${first.replaceAll('-', '')}T${time}`,
            `DURATION:PT${length}M`,
            'RRULE:FREQ=DAILY;COUNT=4',
          ];
          const reading = await readCalendar(calendarText([event]), {
            timeZone: 'UTC',
            from,
            to,
            isOwnVisit: () => false,
          });
          const dates = [0, 1, 2, 3].map((days) => addDays(first, days));
          // The first minute of each date at which the clock shows the time, or has just skipped it.
          const starts = dates.map((day) => {
            const candidates = Array.from(
              { length: 4320 },
              (_, index) => wallClockToInstant(day, 0, 'UTC') - 1440 + index,
            );
            return (
              candidates.find(
                (instant) => localDate(instant, zone) === day && localMinuteOfDay(instant, zone) === minute,
              ) ?? wallClockToInstant(day, minute, 'UTC') - zoneOffset(wallClockToInstant(day, 0, zone), zone)
            );
          });
          const expected = mergeRanges(
            starts.map((start) => ({ start, end: start + length })),
            [from, to],
          );
          expect(reading).toMatchObject({ state: 'ok', busy: expected });
        },
      ),
      { numRuns: 25 },
    );
  });
});
