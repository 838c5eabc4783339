import { expect, it } from 'vitest';
import { isBookableSomewhere } from './bookable-dates.ts';
import { proves } from '#tests/support/proves.ts';

it.each([
  ['2026-11-18', false],
  ['2026-11-19', true],
  ['2026-11-20', true],
  ['2027-02-20', true],
  ['2027-02-21', false],
  ['', false],
])('at 04:00 UTC of November 20 the date %j can be asked for: %j', proves('OPEN-31'), (date, expected) => {
  expect(isBookableSomewhere(date, new Date('2026-11-20T04:00:00Z'))).toBe(expected);
});
