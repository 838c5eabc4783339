import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overviewUrl, overviewRange, type OverviewRange, overviewRanges, overviewSpans } from './overview-range.ts';

const ranges = Object.keys(overviewRanges) as OverviewRange[];
const hoursOf = ({ from, until }: { from: Date; until: Date }) => (until.getTime() - from.getTime()) / 3_600_000;

describe('the spans of the admin’s overview', () => {
  it('are weeks from Sunday to Saturday in the platform’s zone, the present one last', () => {
    // Half past eleven on a Saturday evening in Chicago, Sunday in London.
    const spans = overviewSpans('4-weeks', new Date('2026-11-15T05:30:00Z'));
    expect(spans.map(({ starts_on, ends_on }) => [starts_on, ends_on])).toEqual([
      ['2026-10-18', '2026-10-24'],
      ['2026-10-25', '2026-10-31'],
      ['2026-11-01', '2026-11-07'],
      ['2026-11-08', '2026-11-14'],
    ]);
  });

  it('are an hour longer or shorter where the clocks change', () => {
    const autumn = overviewSpans('4-weeks', new Date('2026-11-15T05:30:00Z'));
    expect(autumn.map(hoursOf)).toEqual([168, 168, 169, 168]);
    const spring = overviewSpans('4-weeks', new Date('2026-03-20T12:00:00Z'));
    expect(spring.map(({ starts_on, ...span }) => [starts_on, hoursOf(span)])).toEqual([
      ['2026-02-22', 168],
      ['2026-03-01', 168],
      ['2026-03-08', 167],
      ['2026-03-15', 168],
    ]);
  });

  it('are months, also over the end of a year', () => {
    const months = overviewSpans('12-months', new Date('2027-01-31T23:00:00Z'));
    expect([months[0], months.at(-2), months.at(-1)].map((span) => [span?.starts_on, span?.ends_on])).toEqual([
      ['2026-02-01', '2026-02-28'],
      ['2026-12-01', '2026-12-31'],
      ['2027-01-01', '2027-01-31'],
    ]);
    expect(months.at(-1)?.from.toISOString()).toBe('2027-01-01T06:00:00.000Z');
  });

  it('follow one another without a gap and hold the present', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.constantFrom(...ranges), (now, range) => {
        const spans = overviewSpans(range, now);
        expect(spans).toHaveLength(overviewRanges[range].count);
        for (const [index, span] of spans.slice(1).entries()) expect(span.from).toEqual(spans[index]?.until);
        const present = spans.at(-1);
        expect(present && present.from <= now && now < present.until).toBe(true);
      }),
    );
  });
});

it.each([
  [null, '12-weeks'],
  ['constructor', '12-weeks'],
  ['', '12-weeks'],
  ['4-weeks', '4-weeks'],
  ['12-months', '12-months'],
])('a range named %s is %s', (name, range) => expect(overviewRange(name)).toBe(range));

it('each range has an address of its own', () => {
  expect(ranges.map(overviewUrl)).toEqual([
    '/dashboard/admin/overview?range=4-weeks',
    '/dashboard/admin/overview',
    '/dashboard/admin/overview?range=12-months',
  ]);
});
