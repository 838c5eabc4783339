import { describe, expect, it } from 'vitest';
import { wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { licensedUntil } from './licensed-until.ts';
import type { SlotRules } from './slot-rules.ts';
import { nextFreeSlot, slotsBetween, slotsOfDay, slotsOfMonth, summariesBetween } from './slots.ts';
import { defaultWeeklyHours } from './hours/weekly-hours.ts';
import { proves } from '#tests/support/proves.ts';

const timeZone = 'America/Chicago';
const friday = '2026-11-20';
const at = (time: string, date = friday) => wallClockToInstant(date, minuteOfDay(time), timeZone);
const range = (start: string, end: string, date = friday) => ({ start: at(start, date), end: at(end, date) });

function rulesWith(changes: Partial<SlotRules> = {}): SlotRules {
  return {
    timeZone,
    weeklyHours: null,
    blocked: [],
    busy: [],
    service: { duration: 60, buffer: 0 },
    now: at('06:00'),
    notice: 0,
    window: { earliest: friday, latest: '2027-02-20' },
    licensedUntil: null,
    away: [],
    travel: null,
    ...changes,
  };
}

/** The day's unavailable times with their reasons: `{ '11:00': 'blocked' }`. */
function unavailable(rules: SlotRules, date = friday) {
  const taken = slotsOfDay(rules, date).filter(({ available }) => !available);
  return Object.fromEntries(taken.map(({ time, reason }) => [time, reason]));
}

describe('slots of a day', () => {
  it('always lists all 10 times, with their instants', proves('BOOK-033'), () => {
    const slots = slotsOfDay(rulesWith({ now: at('23:00') }), friday);
    expect(slots).toHaveLength(10);
    expect(slots[0]).toEqual({
      time: '09:00',
      startsAt: at('09:00'),
      available: false,
      reason: 'past',
      isBestForRoute: false,
    });
    expect(slots[9]).toEqual({
      time: '18:00',
      startsAt: at('18:00'),
      available: false,
      reason: 'past',
      isBestForRoute: false,
    });
    expect(unavailable(rulesWith())).toEqual({});
  });

  it('a start inside a blocked slot is unavailable', proves('BOOK-037'), () => {
    expect(unavailable(rulesWith({ blocked: [range('10:30', '11:30')] }))).toMatchObject({
      '11:00': 'blocked',
    });
  });

  it("a start equal to a blocked slot's start is unavailable", proves('BOOK-038'), () => {
    expect(unavailable(rulesWith({ blocked: [range('11:00', '11:30')] }))).toEqual({ '11:00': 'blocked' });
  });

  it("a start equal to a blocked slot's end is unavailable", proves('BOOK-039'), () => {
    expect(unavailable(rulesWith({ blocked: [range('10:30', '12:00')] }))).toEqual({
      '10:00': 'blocked',
      '11:00': 'blocked',
      '12:00': 'blocked',
    });
  });

  it('a service may end where a blocked slot begins, but not run into it', proves('BOOK-008'), () => {
    const blocked = [range('12:00', '12:15')];
    expect(unavailable(rulesWith({ blocked }))).toEqual({ '12:00': 'blocked' });
    expect(unavailable(rulesWith({ blocked, service: { duration: 61, buffer: 0 } }))).toEqual({
      '11:00': 'blocked',
      '12:00': 'blocked',
    });
  });

  it('a buffer may run into a blocked slot', proves('BOOK-008'), () => {
    const service = { duration: 60, buffer: 30 };
    expect(unavailable(rulesWith({ blocked: [range('12:00', '12:15')], service }))).toEqual({
      '12:00': 'blocked',
    });
  });

  it('a blocked slot over several days takes all their slots', proves('BOOK-008'), () => {
    const blocked = [{ start: at('12:00'), end: at('10:30', '2026-11-22') }];
    expect(Object.keys(unavailable(rulesWith({ blocked }), '2026-11-21'))).toHaveLength(10);
    expect(unavailable(rulesWith({ blocked }), '2026-11-22')).toEqual({
      '09:00': 'blocked',
      '10:00': 'blocked',
    });
  });

  it('a booked range with its buffer is unavailable, its end is free again', proves('BOOK-008'), () => {
    expect(unavailable(rulesWith({ busy: [range('11:00', '12:15')] }))).toEqual({
      '11:00': 'booked',
      '12:00': 'booked',
    });
    expect(unavailable(rulesWith({ busy: [range('11:00', '12:00')] }))).toEqual({ '11:00': 'booked' });
  });

  it("the new booking's own buffer must be free as well", proves('BOOK-008'), () => {
    const rules = rulesWith({ busy: [range('12:00', '13:00')], service: { duration: 60, buffer: 15 } });
    expect(unavailable(rules)).toEqual({ '11:00': 'booked', '12:00': 'booked' });
  });

  it('times up to now are past', proves('BOOK-008'), () => {
    expect(unavailable(rulesWith({ now: at('10:00') }))).toEqual({ '09:00': 'past', '10:00': 'past' });
    expect(unavailable(rulesWith({ now: at('09:59') }))).toEqual({ '09:00': 'past' });
  });

  it('a minimum notice keeps times from being booked too soon, its very end not among them', () => {
    expect(unavailable(rulesWith({ now: at('09:30'), notice: 90 }))).toEqual({ '09:00': 'past', '10:00': 'too-soon' });
    expect(unavailable(rulesWith({ now: at('09:31'), notice: 90 }))).toEqual({
      '09:00': 'past',
      '10:00': 'too-soon',
      '11:00': 'too-soon',
    });
  });

  it('dates outside the window have no free slot', proves('BOOK-030', 'BOOK-031', 'BOOK-032'), () => {
    const outside = (date: string) => Object.values(unavailable(rulesWith(), date));
    expect(outside('2026-11-19')).toEqual(Array(10).fill('outside-window'));
    expect(outside('2026-11-20')).toEqual([]);
    expect(outside('2027-02-20')).toEqual([]);
    expect(outside('2027-02-21')).toEqual(Array(10).fill('outside-window'));
  });

  it('refuses a date that does not exist', () => {
    expect(() => slotsOfDay(rulesWith(), '2026-02-30')).toThrow(RangeError);
  });
});

describe('saved weekly hours', () => {
  it('a service lies between opening and closing', proves('HOURS-006', 'HOURS-007'), () => {
    expect(unavailable(rulesWith({ weeklyHours: defaultWeeklyHours }))).toEqual({
      '17:00': 'outside-hours',
      '18:00': 'outside-hours',
    });
    const late = [{ day: 'friday', isWorking: true, start: '10:30:00', end: '14:30:00' }] as const;
    expect(unavailable(rulesWith({ weeklyHours: late, service: { duration: 90, buffer: 30 } }))).toEqual({
      '09:00': 'outside-hours',
      '10:00': 'outside-hours',
      '14:00': 'outside-hours',
      '15:00': 'outside-hours',
      '16:00': 'outside-hours',
      '17:00': 'outside-hours',
      '18:00': 'outside-hours',
    });
  });

  it('a day off has no free slot', proves('HOURS-008', 'HOURS-009'), () => {
    const rules = rulesWith({ weeklyHours: defaultWeeklyHours });
    for (const date of ['2026-11-21', '2026-11-22']) {
      expect(Object.values(unavailable(rules, date))).toEqual(Array(10).fill('outside-hours'));
    }
  });

  it('hours that were never saved bind nobody', proves('HOURS-005'), () => {
    expect(unavailable(rulesWith({ weeklyHours: null }), '2026-11-22')).toEqual({});
  });
});

describe('a license', () => {
  it('covers visits that are over by its end, which is the end of its last day by the clocks of the professional', () => {
    const until = licensedUntil(friday, timeZone);
    expect(until).toBe(at('00:00', '2026-11-21'));
    expect(unavailable(rulesWith({ licensedUntil: until }))).toEqual({});
    expect(unavailable(rulesWith({ licensedUntil: until, service: { duration: 421, buffer: 60 } }))).toEqual({
      '17:00': 'unlicensed',
      '18:00': 'unlicensed',
    });
    expect(Object.values(unavailable(rulesWith({ licensedUntil: until }), '2026-11-21'))).toEqual(
      Array(10).fill('unlicensed'),
    );
    expect(nextFreeSlot(rulesWith({ licensedUntil: until, now: at('18:00') }))).toBeNull();
    expect(licensedUntil(null, timeZone)).toBeNull();
  });
});

describe('the reason told', () => {
  it('is the first that holds: window, past, notice, license, hours, blocked, booked', () => {
    const everything = {
      weeklyHours: [],
      blocked: [range('00:00', '23:59')],
      busy: [range('00:00', '23:59')],
    };
    const reasonAt9 = (changes: Partial<SlotRules>) => slotsOfDay(rulesWith(changes), friday)[0]?.reason;
    const later = { earliest: '2026-12-01', latest: '2026-12-31' };
    expect(reasonAt9({ ...everything, now: at('09:00'), window: later })).toBe('outside-window');
    expect(reasonAt9({ ...everything, now: at('09:00') })).toBe('past');
    expect(reasonAt9({ ...everything, notice: 240 })).toBe('too-soon');
    expect(reasonAt9({ ...everything, licensedUntil: at('09:59') })).toBe('unlicensed');
    expect(reasonAt9(everything)).toBe('outside-hours');
    expect(reasonAt9({ ...everything, weeklyHours: null })).toBe('blocked');
    expect(reasonAt9({ busy: everything.busy })).toBe('booked');
  });
});

describe('days and months', () => {
  const rules = rulesWith({ weeklyHours: defaultWeeklyHours, busy: [range('08:00', '10:30', '2026-11-23')] });

  it('a month tells what each day has: its status, its free slots and the first of them', () => {
    const month = slotsOfMonth(rules, '2026-11');
    expect(month).toHaveLength(30);
    expect(month[18]).toEqual({ date: '2026-11-19', status: 'closed', freeSlots: 0, firstFreeTime: null });
    expect(month[19]).toEqual({ date: '2026-11-20', status: 'free', freeSlots: 8, firstFreeTime: '09:00' });
    expect(month[20]).toEqual({ date: '2026-11-21', status: 'closed', freeSlots: 0, firstFreeTime: null });
    expect(month[22]).toEqual({ date: '2026-11-23', status: 'free', freeSlots: 6, firstFreeTime: '11:00' });
    expect(() => slotsOfMonth(rules, '2026-13')).toThrow(RangeError);
  });

  it('a day is full if what is bookable of it is booked, and closed if nothing of it ever was', () => {
    const statusOf = (changes: Partial<SlotRules>, date = friday) =>
      summariesBetween(rulesWith({ weeklyHours: defaultWeeklyHours, ...changes }), date, date)[0]?.status;
    const wholeDay = [range('00:00', '23:00')];
    expect(statusOf({})).toBe('free');
    expect(statusOf({ busy: wholeDay })).toBe('full');
    expect(statusOf({ busy: [range('09:00', '16:00')], blocked: [range('16:00', '20:00')] })).toBe('full');
    expect(statusOf({ busy: [range('12:00', '16:00')], now: at('11:30') })).toBe('free');
    expect(statusOf({ busy: [range('12:00', '17:00')], now: at('11:30') })).toBe('full');
    expect(statusOf({ blocked: wholeDay })).toBe('closed');
    expect(statusOf({ busy: wholeDay, now: at('22:00') })).toBe('closed');
    expect(statusOf({ busy: wholeDay, notice: 24 * 60 })).toBe('closed');
    expect(statusOf({}, '2026-11-21')).toBe('closed');
    expect(statusOf({}, '2026-11-19')).toBe('closed');
    expect(statusOf({ service: { duration: 600, buffer: 0 } })).toBe('closed');
  });

  it('the next free slot is the first one of the window', () => {
    expect(nextFreeSlot(rules)).toEqual({ date: friday, time: '09:00', startsAt: at('09:00'), isBestForRoute: false });
    expect(nextFreeSlot({ ...rules, now: at('15:30') })).toMatchObject({ date: friday, time: '16:00' });
    expect(nextFreeSlot({ ...rules, now: at('16:00') })).toMatchObject({ date: '2026-11-23', time: '11:00' });
    expect(nextFreeSlot({ ...rules, weeklyHours: [] })).toBeNull();
  });

  it('a stretch of days agrees with each day asked alone', () => {
    const days = slotsBetween(rules, '2026-11-18', '2026-11-25');
    expect(days.map(({ slots }) => slots)).toEqual(days.map(({ date }) => slotsOfDay(rules, date)));
    expect(summariesBetween(rules, '2026-11-18', '2026-11-25').map(({ freeSlots }) => freeSlots)).toEqual(
      days.map(({ slots }) => slots.filter(({ available }) => available).length),
    );
  });
});
