import { describe, expect, it } from 'vitest';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { slotsBetween, slotsOfDay, summariesBetween } from './slots.ts';
import { proves } from '#tests/support/proves.ts';

const at = (text: string) => epochMinutesOf(new Date(text));

function rulesIn(timeZone: string) {
  return {
    timeZone,
    weeklyHours: null,
    blocked: [],
    busy: [],
    service: { duration: 60, buffer: 0 },
    now: at('2026-01-01T00:00Z'),
    notice: 0,
    window: { earliest: '2011-01-01', latest: '2027-12-31' },
    licensedUntil: null,
    away: [],
    travel: null,
  };
}

describe('the first slot is 9:00 AM on the clocks of the place, whatever the season', proves('BOOK-034'), () => {
  it.each([
    ['America/New_York', '2026-03-07', '2026-03-07T14:00Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T13:00Z'],
    ['America/New_York', '2026-10-31', '2026-10-31T13:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T14:00Z'],
    ['America/Chicago', '2026-03-08', '2026-03-08T14:00Z'],
    ['America/Chicago', '2026-11-01', '2026-11-01T15:00Z'],
    ['America/Denver', '2026-03-08', '2026-03-08T15:00Z'],
    ['America/Denver', '2026-11-01', '2026-11-01T16:00Z'],
    ['America/Los_Angeles', '2026-03-08', '2026-03-08T16:00Z'],
    ['America/Los_Angeles', '2026-11-01', '2026-11-01T17:00Z'],
    ['America/Phoenix', '2026-03-08', '2026-03-08T16:00Z'],
    ['America/Phoenix', '2026-11-01', '2026-11-01T16:00Z'],
    ['Pacific/Honolulu', '2026-11-01', '2026-11-01T19:00Z'],
  ])('in %s on %s', (timeZone, date, instant) => {
    const starts = slotsOfDay(rulesIn(timeZone), date).map(({ startsAt }) => startsAt);
    expect(starts).toEqual(Array.from({ length: 10 }, (_, hour) => at(instant) + hour * 60));
  });

  it('in a zone that changes its clocks between two slots', () => {
    // Samoa left out 30 December 2011 whole: those slots are the same instants as the next day's.
    const days = slotsBetween(rulesIn('Pacific/Apia'), '2011-12-29', '2011-12-31');
    const starts = days.map(({ slots }) => slots[0]?.startsAt);
    expect(starts).toEqual([at('2011-12-29T19:00Z'), at('2011-12-30T19:00Z'), at('2011-12-30T19:00Z')]);
  });
});

describe('ranges are instants, slots are wall clock', proves('BOOK-008'), () => {
  it('a booking at 9:00 AM blocks 9:00 AM on both sides of the change', () => {
    const busy = ['2026-10-31T13:00Z', '2026-11-01T14:00Z'].map((text) => ({
      start: at(text),
      end: at(text) + 60,
    }));
    const days = slotsBetween({ ...rulesIn('America/New_York'), busy }, '2026-10-31', '2026-11-01');
    const booked = days.map(({ slots }) => slots.filter(({ reason }) => reason === 'booked').map(({ time }) => time));
    expect(booked).toEqual([['09:00'], ['09:00']]);
  });

  it.each([
    ['2026-03-08', '2026-03-08T13:00Z', '2026-03-08T23:00Z'],
    ['2026-11-01', '2026-11-01T14:00Z', '2026-11-02T00:00Z'],
  ])('bookings from the first slot to the end of the last make %s full', (date, start, end) => {
    const rules = rulesIn('America/New_York');
    const statusOf = (busy: { start: number; end: number }[]) =>
      summariesBetween({ ...rules, busy }, date, date)[0]?.status;
    expect(statusOf([{ start: at(start), end: at(end) }])).toBe('full');
    expect(statusOf([{ start: at(start) + 60, end: at(end) }])).toBe('free');
    expect(statusOf([{ start: at(start), end: at(end) - 60 }])).toBe('free');
  });
});
