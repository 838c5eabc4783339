import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, epochDayOf, plainDateOf, weekdayOf, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { localDate, localTime, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay, wallTime } from '#app/lib/dates/wall-time.ts';
import { weekdays } from '#app/features/slot-rules/availability-limits.ts';
import { contains, isWholeDays, overlap, rangesOfPlan, type BlockPlan } from './block-plan.ts';
import { settleOverlaps } from './settle-overlaps.ts';
import { slotsOfDay } from '#app/features/slot-rules/slots.ts';
import { proves } from '#tests/support/proves.ts';

const chicago = 'America/Chicago';
const shown = (plan: BlockPlan, zone = chicago) =>
  rangesOfPlan(plan, zone).map(
    ({ start, end }) => `${localDate(start, zone)} ${localTime(start, zone)}-${localTime(end, zone)}`,
  );
const slotsWith = (plan: BlockPlan, date: PlainDate, zone = chicago, duration = 60) => {
  const rules = {
    timeZone: zone,
    weeklyHours: null,
    blocked: rangesOfPlan(plan, zone),
    busy: [],
    service: { duration, buffer: 0 },
    now: 0,
    notice: 0,
    licensedUntil: null,
    away: [],
    travel: null,
    window: { earliest: '2026-01-01', latest: '2030-12-31' },
  };
  return slotsOfDay(rules, date);
};
const blockedTimes = (...asked: Parameters<typeof slotsWith>) =>
  slotsWith(...asked)
    .filter(({ reason }) => reason === 'blocked')
    .map(({ time }) => time);

describe('a block on a day', () => {
  it('is that time in the professional’s zone', () =>
    expect(shown({ kind: 'times', date: '2026-12-24', start: '12:00', end: '13:30' })).toEqual([
      '2026-12-24 12:00-13:30',
    ]));

  it('of no length is none', proves('HOURS-014'), () =>
    expect(shown({ kind: 'times', date: '2026-12-24', start: '12:00', end: '12:00' })).toEqual([]),
  );

  it('that the clocks skip is none; one that they cut short begins with the jump', () => {
    expect(shown({ kind: 'times', date: '2027-03-14', start: '02:00', end: '03:00' })).toEqual([]);
    expect(shown({ kind: 'times', date: '2027-03-14', start: '02:00', end: '02:30' })).toEqual([]);
    expect(shown({ kind: 'times', date: '2027-03-14', start: '01:30', end: '02:30' })).toEqual([
      '2027-03-14 01:30-03:00',
    ]);
    expect(shown({ kind: 'times', date: '2027-03-14', start: '02:30', end: '04:00' })).toEqual([
      '2027-03-14 03:00-04:00',
    ]);
    expect(shown({ kind: 'times', date: '2026-11-01', start: '01:00', end: '02:00' })).toEqual([
      '2026-11-01 01:00-02:00',
    ]);
  });
});

describe('whole days', () => {
  it('reach from midnight to midnight, also over a change of the clocks, and take every slot of them', () => {
    const [range] = rangesOfPlan({ kind: 'days', first: '2027-03-13', last: '2027-03-15' }, chicago);
    expect(range && (range.end - range.start) / 60).toBe(71);
    expect(range && isWholeDays(range, chicago)).toBe(true);
    const plan: BlockPlan = { kind: 'days', first: '2027-03-13', last: '2027-03-15' };
    for (const date of ['2027-03-13', '2027-03-14', '2027-03-15']) expect(blockedTimes(plan, date)).toHaveLength(10);
    for (const date of ['2027-03-12', '2027-03-16']) expect(blockedTimes(plan, date)).toEqual([]);
  });
});

describe('a weekly block', () => {
  const lunch: BlockPlan = {
    kind: 'weekly',
    first: '2027-03-10',
    weekdays: ['monday', 'wednesday'],
    start: '12:00',
    end: '13:00',
    until: '2027-03-22',
  };

  it('repeats on its weekdays, up to a date that belongs to it', () => {
    expect(shown(lunch)).toEqual([
      '2027-03-10 12:00-13:00',
      '2027-03-15 12:00-13:00',
      '2027-03-17 12:00-13:00',
      '2027-03-22 12:00-13:00',
    ]);
  });

  it('repeats for a number of weeks', () => {
    expect(shown({ ...lunch, until: 2 })).toEqual([
      '2027-03-10 12:00-13:00',
      '2027-03-15 12:00-13:00',
      '2027-03-17 12:00-13:00',
      '2027-03-22 12:00-13:00',
    ]);
    expect(shown({ ...lunch, weekdays: ['wednesday'], until: 1 })).toEqual(['2027-03-10 12:00-13:00']);
  });

  it('keeps its wall clock on both sides of a change of the clocks: the slots at noon and at its end are taken', () => {
    const everyDay: BlockPlan = { ...lunch, weekdays, first: '2027-03-12', until: '2027-03-16' };
    for (const date of ['2027-03-13', '2027-03-14', '2027-03-15'])
      expect(blockedTimes(everyDay, date)).toEqual(['12:00', '13:00']);
    const autumn: BlockPlan = { ...everyDay, first: '2026-10-30', until: '2026-11-03' };
    for (const date of ['2026-10-31', '2026-11-01', '2026-11-02'])
      expect(blockedTimes(autumn, date)).toEqual(['12:00', '13:00']);
  });

  it('leaves out a time that the clocks skip', () => {
    const night: BlockPlan = {
      kind: 'weekly',
      first: '2027-03-07',
      weekdays: ['sunday'],
      start: '02:00',
      end: '03:00',
      until: 3,
    };
    expect(shown(night)).toEqual(['2027-03-07 02:00-03:00', '2027-03-21 02:00-03:00']);
  });
});

const zone = fc.constantFrom(
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
);
const date = fc.integer({ min: epochDayOf('2026-01-01'), max: epochDayOf('2028-12-31') }).map(plainDateOf);
const times = fc
  .tuple(fc.integer({ min: 0, max: 46 }), fc.integer({ min: 1, max: 47 }))
  .filter(([start, end]) => start < end)
  .map(([start, end]) => ({ start: wallTime(start * 30), end: wallTime(end * 30) }));
const weekly = fc
  .record({
    first: date,
    days: fc.subarray([...weekdays], { minLength: 1 }),
    times,
    weeks: fc.integer({ min: 1, max: 52 }),
  })
  .map(({ first, days, times, weeks }): BlockPlan & { kind: 'weekly' } => ({
    kind: 'weekly',
    first,
    weekdays: days,
    ...times,
    until: weeks,
  }));

describe('any weekly block', () => {
  it('never overlaps itself, so that the database takes all of it', () => {
    fc.assert(
      fc.property(weekly, zone, (plan, timeZone) => {
        const ranges = rangesOfPlan(plan, timeZone);
        ranges.slice(1).forEach((range, index) => expect(range.start).toBeGreaterThanOrEqual(ranges[index]?.end ?? 0));
        for (const { start, end } of ranges) expect(end).toBeGreaterThan(start);
      }),
      { numRuns: 150 },
    );
  });

  it('takes exactly the slots that its wall clock says, on its weekdays and no other day', () => {
    fc.assert(
      fc.property(
        weekly,
        zone,
        fc.integer({ min: -8, max: 400 }),
        fc.constantFrom(30, 60, 90),
        (plan, timeZone, offset, duration) => {
          const day = addDays(plan.first, offset);
          const [from, to] = [minuteOfDay(plan.start), minuteOfDay(plan.end)];
          const weekday = weekdays[weekdayOf(epochDayOf(day))];
          const isOn =
            offset >= 0 && offset < 7 * Number(plan.until) && weekday !== undefined && plan.weekdays.includes(weekday);
          // A start inside it or at either end, or a visit that would run into it (OPEN-30).
          const expected = slotsWith(plan, day, timeZone, duration)
            .map(({ time }) => time)
            .filter((time) => isOn && minuteOfDay(time) <= to && minuteOfDay(time) + duration > from);
          expect(blockedTimes(plan, day, timeZone, duration)).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('where a new block meets an old one', () => {
  const range = fc
    .tuple(fc.nat({ max: 40 }), fc.integer({ min: 1, max: 8 }))
    .map(([start, length]) => ({ start, end: start + length }));
  const disjoint = fc
    .array(range, { maxLength: 12 })
    .map((all) =>
      all
        .filter((one, index) => !all.slice(0, index).some((other) => overlap(one, other)))
        .map((one, index) => ({ ...one, id: String(index) })),
    );

  it('what is left to block overlaps nothing that stays, and only what lies wholly inside is replaced', () => {
    fc.assert(
      fc.property(
        disjoint,
        disjoint,
        fc.constantFrom('refuse' as const, 'skip' as const, 'replace' as const),
        (wanted, existing, choice) => {
          const { ranges, replaced, inTheWay } = settleOverlaps(wanted, existing, choice);
          for (const old of replaced) expect(wanted.some((each) => contains(each, old))).toBe(true);
          if (choice !== 'replace') expect(replaced).toEqual([]);
          if (choice === 'skip' && ranges.length > 0) expect(inTheWay).toEqual([]);
          const staying = existing.filter((old) => !replaced.includes(old) && !inTheWay.includes(old));
          expect(ranges.some((each) => staying.some((old) => overlap(each, old)))).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });
});

it('midnight of a zone begins its days', () => {
  const midnight = wallClockToInstant('2026-12-24', 0, 'Pacific/Honolulu');
  expect(isWholeDays({ start: midnight, end: midnight + 1440 }, 'Pacific/Honolulu')).toBe(true);
  expect(isWholeDays({ start: midnight, end: midnight + 1440 }, chicago)).toBe(false);
});
