import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIsoWithOffset, toIsoWithOffset } from './iso-instant.ts';
import { epochMinutesOf } from './time-zone.ts';
import { proves } from '#tests/support/proves.ts';

const utc = (text: string) => epochMinutesOf(new Date(text));

describe('ISO instants', () => {
  it('writes an instant with the offset of its zone', proves('DATA-101'), () => {
    expect(toIsoWithOffset(utc('2026-11-21T15:00Z'), 'America/Chicago')).toBe('2026-11-21T09:00:00-06:00');
    expect(toIsoWithOffset(utc('2026-07-21T14:00Z'), 'America/Chicago')).toBe('2026-07-21T09:00:00-05:00');
    expect(toIsoWithOffset(utc('2026-07-21T14:00Z'), 'UTC')).toBe('2026-07-21T14:00:00+00:00');
    expect(toIsoWithOffset(utc('2026-07-21T14:00Z'), 'Asia/Kolkata')).toBe('2026-07-21T19:30:00+05:30');
  });

  it('reads an instant with any offset', proves('DATA-101'), () => {
    const instant = utc('2026-11-21T15:00Z');
    for (const text of [
      '2026-11-21T09:00:00-06:00',
      '2026-11-21T09:00-06:00',
      '2026-11-21T15:00:00Z',
      '2026-11-21T15:00:00.000Z',
      '2026-11-21T20:30:00+05:30',
    ]) {
      expect(parseIsoWithOffset(text)).toBe(instant);
    }
  });

  it.each([
    '',
    '2026-11-21',
    '2026-11-21T09:00:00',
    '2026-11-21 09:00:00Z',
    '2026-02-30T09:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T09:60:00Z',
    '2026-11-21T09:00:30Z',
    '2026-11-21T09:00:00.5Z',
    '2026-11-21T09:00:00-0600',
    '2026-11-21T09:00:00-24:00',
    '2026-11-21T09:00:00-06:60',
    '+002026-11-21T09:00:00Z',
    '2026-11-21T09:00:00Z\n',
    'Sat Nov 21 2026',
  ])('refuses %j', proves('BOOK-027'), (text) => {
    expect(parseIsoWithOffset(text)).toBeNull();
  });

  it('reads back every instant that it wrote, as Date does', () => {
    const instants = fc.integer({ min: utc('1950-01-01T00:00Z'), max: utc('2100-01-01T00:00Z') });
    const zones = fc.constantFrom('America/New_York', 'America/Phoenix', 'Asia/Kolkata', 'Pacific/Kiritimati');
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const text = toIsoWithOffset(instant, zone);
        expect(parseIsoWithOffset(text)).toBe(instant);
        expect(utc(text)).toBe(instant);
      }),
    );
  });
});
