import { expect, it } from 'vitest';
import { formatShare, formatShortSpan, formatSpan } from './overview-formats.ts';

const week = { starts_on: '2026-12-28', ends_on: '2027-01-03' };
const month = { starts_on: '2026-11-01', ends_on: '2026-11-30' };

it('names a time', () => {
  expect([
    formatSpan(week, 'week', false),
    formatSpan(week, 'week', true),
    formatSpan(month, 'month', false),
    formatSpan(month, 'month', true),
  ]).toEqual(['Dec 28 to Jan 3', 'This week so far', 'Nov 2026', 'This month so far']);
  expect([formatShortSpan(week, 'week'), formatShortSpan(month, 'month')]).toEqual(['Dec 28', 'Nov 2026']);
});

it.each([
  [0, 0, 'None'],
  [0, 3, '0%'],
  [1, 3, '33%'],
  [2, 3, '67%'],
  [3, 3, '100%'],
  [812, 815, '99%'],
  [1, 900, '1%'],
])('%i of %i is %s', (part, whole, text) => expect(formatShare(part, whole)).toBe(text));
