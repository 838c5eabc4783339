import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, epochDayOf, plainDateOf } from '#app/lib/dates/plain-date.ts';
import { weekOf, weeksOfMonth } from '#app/lib/dates/week.ts';
import { calendarUrl, readCalendarPlace } from '../calendar-url.ts';
import { shortTitleOf, titleOf, turned } from './calendar-days.ts';
import { daysMaximum } from '../calendar-limits.ts';
import { proves } from '#tests/support/proves.ts';

const anyDate = fc.integer({ min: epochDayOf('2001-01-01'), max: epochDayOf('2198-12-31') }).map(plainDateOf);

describe('turning over', () => {
  it('a week moves by 7 days, forward and back', proves('CAL-006', 'CAL-007'), () => {
    expect([turned('week', '2026-11-21', 1), turned('week', '2026-11-21', -1)]).toEqual(['2026-11-28', '2026-11-14']);
    expect([turned('week', '2026-10-31', 1), turned('week', '2026-03-08', -1)]).toEqual(['2026-11-07', '2026-03-01']);
  });

  it('a day moves by one, a month to the same day of the next', () => {
    expect([
      turned('day', '2026-11-30', 1),
      turned('month', '2026-01-31', 1),
      turned('month', '2026-01-31', -1),
    ]).toEqual(['2026-12-01', '2026-02-28', '2025-12-31']);
  });

  it('and back leads to where it began', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(turned('week', turned('week', date, 1), -1)).toBe(date);
        expect(weekOf(turned('week', date, 1))).toEqual(weekOf(date).map((day) => addDays(day, 7)));
      }),
    );
  });
});

describe('the days of a view', () => {
  it('a week is Sunday to Saturday around its date', () => {
    expect(weekOf('2026-11-21')).toEqual(['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`));
    expect(weekOf('2026-11-15')).toEqual(weekOf('2026-11-21'));
  });

  it('a month is whole weeks, no more than may be asked for', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const days = weeksOfMonth(date.slice(0, 7)).flat();
        expect(days.length % 7).toBe(0);
        expect(days.length).toBeLessThanOrEqual(daysMaximum);
        expect(days).toContain(`${date.slice(0, 7)}-01`);
        expect(days.filter((day) => day.startsWith(date.slice(0, 7))).length).toBeGreaterThanOrEqual(28);
      }),
    );
  });

  it.each([
    ['day', '2026-11-21', 'Saturday, November 21, 2026'],
    ['week', '2026-11-21', 'November 15 – 21, 2026'],
    ['week', '2026-12-01', 'November 29 – December 5, 2026'],
    ['week', '2026-12-31', 'December 27, 2026 – January 2, 2027'],
    ['month', '2026-11-21', 'November 2026'],
  ] as const)('the %s of %s is called %s', (view, date, title) => {
    expect(titleOf(view, date)).toBe(title);
  });
});

it('phones have shorter titles', () => {
  const titles = [
    shortTitleOf('day', '2026-11-21'),
    shortTitleOf('week', '2026-11-21'),
    shortTitleOf('week', '2026-12-01'),
    shortTitleOf('month', '2026-11-21'),
  ];
  expect(titles).toEqual(['Sat, Nov 21', 'Nov 15 – 21', 'Nov 29 – Dec 5', 'November 2026']);
});

describe('the address', () => {
  it('holds view, date and the open appointment', () => {
    const place = { view: 'week', date: '2026-11-21', appointment: 'abc' } as const;
    expect(calendarUrl(place)).toBe('/dashboard/professional/calendar?view=week&date=2026-11-21&appointment=abc');
    expect(readCalendarPlace(new URLSearchParams(calendarUrl(place).split('?')[1]))).toEqual(place);
    expect(calendarUrl({})).toBe('/dashboard/professional/calendar');
  });

  it.each(['view=year', 'date=2026-02-30', 'date=0001-01-01', 'date=9999-12-31', 'date=yesterday&view='])(
    '%s says nothing',
    (search) => {
      expect(readCalendarPlace(new URLSearchParams(search))).toEqual({});
    },
  );
});
