import { describe, expect, it } from 'vitest';
import { quietUntil, waitsUntil } from './quiet-hours.ts';

const chicago = 'America/Chicago';
const end = (time: string, zone = chicago) => quietUntil(new Date(time), zone)?.toISOString();

describe('quiet hours', () => {
  it.each([
    ['2026-11-24T20:59:00-06:00', undefined],
    ['2026-11-24T21:00:00-06:00', '2026-11-25T14:00:00.000Z'],
    ['2026-11-25T00:00:00-06:00', '2026-11-25T14:00:00.000Z'],
    ['2026-11-25T07:59:00-06:00', '2026-11-25T14:00:00.000Z'],
    ['2026-11-25T08:00:00-06:00', undefined],
  ])('%s: until %s', (time, until) => expect(end(time)).toBe(until));

  it('are those of the recipient', () => {
    expect(end('2026-11-25T04:00:00Z', 'America/New_York')).toBe('2026-11-25T13:00:00.000Z');
    expect(end('2026-11-25T04:00:00Z', 'America/Los_Angeles')).toBeUndefined();
    expect(end('2026-11-25T04:00:00Z', 'Pacific/Honolulu')).toBeUndefined();
  });

  it('end at 8 by the clock also in the nights in which clocks change', () => {
    expect(end('2026-03-07T21:00:00-06:00')).toBe('2026-03-08T13:00:00.000Z');
    expect(end('2026-03-08T07:59:00-05:00')).toBe('2026-03-08T13:00:00.000Z');
    expect(end('2026-10-31T21:00:00-05:00')).toBe('2026-11-01T14:00:00.000Z');
    expect(end('2026-11-01T07:59:00-06:00')).toBe('2026-11-01T14:00:00.000Z');
  });
});

describe('what waits', () => {
  const night = new Date('2026-11-24T23:00:00-06:00');
  const waits = (kind: Parameters<typeof waitsUntil>[0], ...starts: string[]) =>
    waitsUntil(
      kind,
      starts.map((start) => new Date(start)),
      chicago,
      night,
    ) !== undefined;

  it('is all but a professional who comes', () => {
    const tomorrow = '2026-11-25T14:00:00-06:00';
    expect(waits('confirmed', tomorrow)).toBe(true);
    expect(waits('reminder', tomorrow)).toBe(true);
    expect(waits('cancelled', tomorrow)).toBe(true);
    for (const kind of ['on-the-way', 'arrived', 'nobody-there'] as const) expect(waits(kind, tomorrow)).toBe(false);
  });

  it('and a change of a visit that begins within three hours after them, or would have', () => {
    expect(waits('cancelled', '2026-11-25T11:00:00-06:00')).toBe(false);
    expect(waits('cancelled', '2026-11-25T11:01:00-06:00')).toBe(true);
    expect(waits('rescheduled', '2026-12-04T14:00:00-06:00', '2026-11-25T09:00:00-06:00')).toBe(false);
    expect(waits('confirmed', '2026-11-25T09:00:00-06:00')).toBe(true);
    expect(waits('cancelled', '2026-11-24T22:00:00-06:00')).toBe(true);
  });

  it('nothing, by day', () => {
    expect(waitsUntil('confirmed', [], chicago, new Date('2026-11-24T12:00:00-06:00'))).toBeUndefined();
  });
});
