import { describe, expect, it } from 'vitest';
import { isFederalHoliday } from './federal-holidays.ts';
import { addDays } from './plain-date.ts';

function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
  return days.filter((day) => day.startsWith(String(year)) && isFederalHoliday(day));
}

describe('the federal holidays', () => {
  // The observed dates as the Office of Personnel Management publishes them.
  it.each([
    [
      2020,
      [
        '2020-01-01',
        '2020-01-20',
        '2020-02-17',
        '2020-05-25',
        '2020-07-03',
        '2020-09-07',
        '2020-10-12',
        '2020-11-11',
        '2020-11-26',
        '2020-12-25',
      ],
    ],
    [
      2021,
      [
        '2021-01-01',
        '2021-01-18',
        '2021-02-15',
        '2021-05-31',
        '2021-06-18',
        '2021-07-05',
        '2021-09-06',
        '2021-10-11',
        '2021-11-11',
        '2021-11-25',
        '2021-12-24',
        '2021-12-31',
      ],
    ],
    [
      2026,
      [
        '2026-01-01',
        '2026-01-19',
        '2026-02-16',
        '2026-05-25',
        '2026-06-19',
        '2026-07-03',
        '2026-09-07',
        '2026-10-12',
        '2026-11-11',
        '2026-11-26',
        '2026-12-25',
      ],
    ],
    [
      2027,
      [
        '2027-01-01',
        '2027-01-18',
        '2027-02-15',
        '2027-05-31',
        '2027-06-18',
        '2027-07-05',
        '2027-09-06',
        '2027-10-11',
        '2027-11-11',
        '2027-11-25',
        '2027-12-24',
        '2027-12-31',
      ],
    ],
    [
      2028,
      [
        '2028-01-17',
        '2028-02-21',
        '2028-05-29',
        '2028-06-19',
        '2028-07-04',
        '2028-09-04',
        '2028-10-09',
        '2028-11-10',
        '2028-11-23',
        '2028-12-25',
      ],
    ],
  ])('of %i, on the days on which they are kept', (year, days) => {
    expect(holidaysOf(year)).toEqual(days);
  });
});
