import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookableTimes, weekdays } from './availability-limits.ts';
import type { TimeRange } from './range-cursor.ts';
import type { SlotRules, UnavailableReason } from './slot-rules.ts';
import { nextFreeSlot, slotsBetween, summariesBetween } from './slots.ts';
import { proves } from '#tests/support/proves.ts';

// The rules of OPEN-30 said a second time, as plainly as can be: dates by date-fns, ranges minute by minute.

const dates = ['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10'];
const firstMinute = Date.UTC(2026, 2, 6) / 60_000;

function expectedReason(rules: SlotRules, date: string, hour: number): UnavailableReason | null {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const wall = new TZDate(year, month - 1, day, hour, rules.timeZone);
  const start = wall.getTime() / 60_000;
  const { duration, buffer } = rules.service;
  if (date < rules.window.earliest || date > rules.window.latest) return 'outside-window';
  if (start <= rules.now) return 'past';
  if (start - rules.now < rules.notice) return 'too-soon';
  if (rules.licensedUntil !== null && start + duration > rules.licensedUntil) return 'unlicensed';
  if (rules.weeklyHours !== null) {
    const hours = rules.weeklyHours.find((row) => row.day === weekdays[wall.getDay()]);
    if (hours === undefined || !hours.isWorking) return 'outside-hours';
    if (hour < inHours(hours.start) || hour + duration / 60 > inHours(hours.end)) return 'outside-hours';
  }
  const isStartBlocked = rules.blocked.some((slot) => start >= slot.start && start <= slot.end);
  if (isStartBlocked || anyMinuteShared(start, duration, [...rules.blocked, ...rules.away])) return 'blocked';
  return anyMinuteShared(start, duration + buffer, rules.busy) ? 'booked' : null;
}

function inHours(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

function anyMinuteShared(start: number, length: number, ranges: readonly TimeRange[]): boolean {
  for (let minute = start; minute < start + length; minute += 1) {
    if (ranges.some((range) => range.start <= minute && minute < range.end)) return true;
  }
  return false;
}

const quarter = (count: number) => count * 15;
const anyRange = fc
  .tuple(fc.integer({ min: 0, max: 7 * 96 }), fc.integer({ min: 1, max: 24 }))
  .map(([start, length]) => ({
    start: firstMinute + quarter(start),
    end: firstMinute + quarter(start + length),
  }));
const anyTime = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:30`);
const anyHours = fc
  .subarray([...weekdays])
  .chain((days) =>
    fc.tuple(
      ...days.map((day) => fc.record({ day: fc.constant(day), isWorking: fc.boolean(), start: anyTime, end: anyTime })),
    ),
  );
const anyRules: fc.Arbitrary<SlotRules> = fc.record({
  timeZone: fc.constantFrom('America/New_York', 'America/Chicago', 'America/Phoenix', 'America/Anchorage'),
  weeklyHours: fc.option(anyHours),
  blocked: fc.array(anyRange, { maxLength: 4 }),
  away: fc.array(anyRange, { maxLength: 2 }),
  busy: fc.array(anyRange, { maxLength: 12 }),
  service: fc.record({
    duration: fc.integer({ min: 1, max: 240 }),
    buffer: fc.constantFrom(0, 5, 15, 60),
  }),
  now: fc.integer({ min: firstMinute, max: firstMinute + 2 * 1440 }),
  notice: fc.constantFrom(0, 60, 24 * 60, 72 * 60),
  window: fc.record({
    earliest: fc.constantFrom('2026-03-06', '2026-03-07'),
    latest: fc.constantFrom('2026-03-09', '2026-06-09'),
  }),
  licensedUntil: fc.option(fc.integer({ min: firstMinute, max: firstMinute + 6 * 1440 })),
  travel: fc.constant(null),
});

it('every slot has the reason that the rules say', proves('BOOK-037', 'BOOK-038', 'BOOK-039', 'BOOK-008'), () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const actual = slotsBetween(rules, '2026-03-06', '2026-03-10');
      const reasons = actual.map(({ slots }) => slots.map(({ reason }) => reason));
      const expected = dates.map((date) => bookableTimes.map((_, index) => expectedReason(rules, date, 9 + index)));
      expect(reasons).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

it('summaries and the next free slot say the same as the slots', () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const days = slotsBetween(rules, rules.window.earliest, rules.window.latest);
      const free = days.map(({ date, slots }) => ({
        date,
        isAnyBooked: slots.some(({ reason }) => reason === 'booked'),
        free: slots.filter(({ available }) => available),
      }));
      expect(summariesBetween(rules, rules.window.earliest, rules.window.latest)).toEqual(
        free.map(({ date, free, isAnyBooked }) => ({
          date,
          status: free.length > 0 ? 'free' : isAnyBooked ? 'full' : 'closed',
          freeSlots: free.length,
          firstFreeTime: free[0]?.time ?? null,
        })),
      );
      const first = free.find((day) => day.free.length > 0);
      expect(nextFreeSlot(rules)?.startsAt).toBe(first?.free[0]?.startsAt);
    }),
    { numRuns: 100 },
  );
});
