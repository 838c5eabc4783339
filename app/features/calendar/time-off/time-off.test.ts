import { describe, expect, it } from 'vitest';
import { timeOff } from './time-off.ts';

/** A Wednesday. */
const date = '2026-11-18';
const off = (start: string, end: string) => timeOff({ working_hours: [{ day: 'wednesday', start, end }] }, date);

describe('the time outside of working hours', () => {
  it('is what lies before and after them on the grid', () => {
    expect(off('09:00', '17:30')).toEqual([
      { from: 480, to: 540 },
      { from: 1050, to: 1200 },
    ]);
  });

  it('is all of a day off', () => {
    expect(timeOff({ working_hours: [{ day: 'tuesday', start: '09:00', end: '17:00' }] }, date)).toEqual([
      { from: 480, to: 1200 },
    ]);
    expect(timeOff({ working_hours: [] }, date)).toEqual([{ from: 480, to: 1200 }]);
  });

  it('is nothing where the hours reach over the grid, and all where they lie beside it', () => {
    expect(off('08:00', '20:00')).toEqual([]);
    expect(off('06:00', '23:30')).toEqual([]);
    expect(off('05:00', '07:00')).toEqual([{ from: 480, to: 1200 }]);
    expect(off('21:00', '23:00')).toEqual([{ from: 480, to: 1200 }]);
  });

  it('is nothing until hours were saved: none bind until then', () => {
    expect(timeOff({ working_hours: null }, date)).toEqual([]);
  });

  it('is that of the wall clock on days on which clocks change', () => {
    const working_hours = [{ day: 'sunday' as const, start: '10:00', end: '14:00' }];
    for (const sunday of ['2026-03-08', '2026-11-01'])
      expect(timeOff({ working_hours }, sunday)).toEqual([
        { from: 480, to: 600 },
        { from: 840, to: 1200 },
      ]);
  });
});
