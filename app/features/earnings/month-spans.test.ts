import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthAt, monthAway, monthName, spanOfMonth } from './month-spans.ts';

const zones = [
  'America/Chicago',
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'Pacific/Honolulu',
  'Australia/Lord_Howe',
];

describe('the months of a professional', () => {
  it('begin at midnight by the professional’s clocks, also where those change within the month', () => {
    expect(spanOfMonth('2026-11', 'America/Chicago')).toEqual({
      from: new Date('2026-11-01T05:00:00Z'),
      until: new Date('2026-12-01T06:00:00Z'),
    });
    expect(spanOfMonth('2026-03', 'America/Chicago')).toEqual({
      from: new Date('2026-03-01T06:00:00Z'),
      until: new Date('2026-04-01T05:00:00Z'),
    });
    expect(spanOfMonth('2026-12', 'Pacific/Honolulu')).toEqual({
      from: new Date('2026-12-01T10:00:00Z'),
      until: new Date('2027-01-01T10:00:00Z'),
    });
  });

  it('differ by zone at the same instant', () => {
    const instant = new Date('2026-12-01T05:30:00Z');
    expect([monthAt(instant, 'America/New_York'), monthAt(instant, 'America/Chicago')]).toEqual(['2026-12', '2026-11']);
  });

  it('are counted and named', () => {
    expect([monthAway('2026-12', 1), monthAway('2026-01', -1), monthName('2026-11')]).toEqual([
      '2027-01',
      '2025-12',
      'November 2026',
    ]);
  });

  it('follow each other without a gap, and hold each instant once', () => {
    const instants = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2035-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const month = monthAt(instant, zone);
        const { from, until } = spanOfMonth(month, zone);
        expect(from <= instant && instant < until).toBe(true);
        expect(spanOfMonth(monthAway(month, 1), zone).from).toEqual(until);
        expect(spanOfMonth(monthAway(month, -1), zone).until).toEqual(from);
      }),
    );
  });
});
