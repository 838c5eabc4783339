import { describe, expect, it } from 'vitest';
import { AppError } from '#app/platform/errors/app-error.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { plannedRanges, rangesBetween } from './planned-ranges.ts';
import { proves } from '#tests/support/proves.ts';

const at = (text: string) => epochMinutesOf(new Date(text));
const codeOf = (work: () => unknown) => {
  try {
    work();
    return 'fine';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};
const block = (date: string, zone: string, now: string) =>
  codeOf(() => plannedRanges({ kind: 'times', date, start: '12:00', end: '13:00' }, zone, at(now)));

describe('what can be blocked begins today in the professional’s zone', proves('HOURS-016'), () => {
  // At this instant it is still the 20th in Honolulu, and the 21st in New York.
  const now = '2026-11-21T05:30Z';
  it.each([
    ['2026-11-20', 'Pacific/Honolulu', 'fine'],
    ['2026-11-19', 'Pacific/Honolulu', 'date_past'],
    ['2026-11-20', 'America/New_York', 'date_past'],
    ['2026-11-21', 'America/New_York', 'fine'],
    ['2028-11-21', 'America/New_York', 'fine'],
    ['2028-11-22', 'America/New_York', 'date_too_far'],
  ])('%s in %s: %s', (date, zone, expected) => expect(block(date, zone, now)).toBe(expected));

  it('no further than two years, also at the end of a repeated block', () => {
    const plan = {
      kind: 'weekly',
      first: '2028-11-01',
      weekdays: ['monday'],
      start: '12:00',
      end: '13:00',
      until: '2028-12-31',
    } as const;
    expect(codeOf(() => plannedRanges({ ...plan, weekdays: [...plan.weekdays] }, 'America/New_York', at(now)))).toBe(
      'date_too_far',
    );
  });
});

it('a time that the clocks skip is told so', () => {
  expect(
    codeOf(() =>
      plannedRanges(
        { kind: 'times', date: '2027-03-14', start: '02:00', end: '02:30' },
        'America/Chicago',
        at('2026-11-21T05:30Z'),
      ),
    ),
  ).toBe('no_such_time');
});

it('of times that are put back those that have ended are left out', () => {
  const slots = ['2026-11-21T04:00Z', '2026-11-21T06:00Z'].map((start) => ({
    start_time: at(start),
    end_time: at(start) + 60,
  }));
  expect(rangesBetween(slots, 'America/Chicago', at('2026-11-21T05:30Z'))).toEqual([
    { start: at('2026-11-21T06:00Z'), end: at('2026-11-21T07:00Z') },
  ]);
});
