import { describe, expect, it } from 'vitest';
import { isWallTime, minuteOfDay, wallTime } from './wall-time.ts';

describe('wall times', () => {
  it('reads what a form and what PostgreSQL write', () => {
    expect(minuteOfDay('09:00')).toBe(540);
    expect(minuteOfDay('17:30:00')).toBe(1050);
    expect(minuteOfDay('24:00:00')).toBe(1440);
    expect(['09:00', '17:30:00', '24:00'].every(isWallTime)).toBe(true);
  });

  it.each(['9:00', '09:60', '24:01', '25:00', '09:00:30', '', '09:00 AM'])('refuses %j', (text) => {
    expect(isWallTime(text)).toBe(false);
    expect(() => minuteOfDay(text)).toThrow(RangeError);
  });

  it('gives every minute of the day back', () => {
    for (let minute = 0; minute < 1440; minute += 1) expect(minuteOfDay(wallTime(minute))).toBe(minute);
  });
});
