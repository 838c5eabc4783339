import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { driveMinutesFrom, driveMinutesUntil, speedProfiles } from './drive-time.ts';

const minute = fc.integer({ min: -3 * 1440, max: 3 * 1440 });
const free = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1500, noNaN: true }));
const profile = fc.constantFrom(...speedProfiles);
const at = (hour: number, minutes = 0) => hour * 60 + minutes;

describe('how long a drive takes', () => {
  it('depends on the hour: at night, by day, at rush hour', () => {
    expect(driveMinutesFrom(at(22), 20, 'city')).toBe(20);
    expect(driveMinutesFrom(at(12), 20, 'city')).toBe(24);
    expect(driveMinutesFrom(at(16), 20, 'city')).toBe(31);
    expect(driveMinutesFrom(at(16), 20, 'rural')).toBe(23);
  });

  it('goes through the hours one after the other', () => {
    // 10 minutes of the day's pace are 8.5 of an empty road; the other 11.5 take 17.7 at rush hour.
    expect(driveMinutesFrom(at(15, 50), 20, 'city')).toBe(28);
    expect(driveMinutesUntil(at(16, 18), 20, 'city')).toBe(28);
    expect(driveMinutesUntil(at(7), 20, 'city')).toBe(24);
  });

  it('is whole minutes, never fewer than on empty roads, and none for no way', () => {
    fc.assert(
      fc.property(minute, free, profile, (leaves, minutes, by) => {
        const drive = driveMinutesFrom(leaves, minutes, by);
        expect(Number.isInteger(drive)).toBe(true);
        expect(drive).toBeGreaterThanOrEqual(Math.floor(minutes));
        expect(drive).toBeLessThanOrEqual(Math.ceil(minutes / 0.6) + 1);
        expect(driveMinutesFrom(leaves, 0, by)).toBe(0);
        expect(driveMinutesUntil(leaves, 0, by)).toBe(0);
      }),
    );
  });

  it('grows with the way', () => {
    fc.assert(
      fc.property(minute, free, free, profile, (leaves, one, more, by) => {
        expect(driveMinutesFrom(leaves, one + more, by)).toBeGreaterThanOrEqual(driveMinutesFrom(leaves, one, by));
        expect(driveMinutesUntil(leaves, one + more, by)).toBeGreaterThanOrEqual(driveMinutesUntil(leaves, one, by));
      }),
    );
  });

  it('lets nobody who leaves later arrive earlier', () => {
    fc.assert(
      fc.property(minute, fc.nat(300), free, profile, (leaves, later, minutes, by) => {
        const arrives = leaves + driveMinutesFrom(leaves, minutes, by);
        expect(leaves + later + driveMinutesFrom(leaves + later, minutes, by)).toBeGreaterThanOrEqual(arrives);
      }),
    );
  });

  it('asked for an arrival, names the last minute in which to leave for it', () => {
    fc.assert(
      fc.property(minute, free, profile, (arrives, minutes, by) => {
        const leaves = arrives - driveMinutesUntil(arrives, minutes, by);
        expect(leaves + driveMinutesFrom(leaves, minutes, by)).toBeLessThanOrEqual(arrives);
        expect(leaves + 1 + driveMinutesFrom(leaves + 1, minutes, by)).toBeGreaterThan(arrives);
      }),
    );
  });
});
