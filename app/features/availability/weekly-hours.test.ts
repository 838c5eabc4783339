import { describe, expect, it } from 'vitest';
import { defaultWeeklyHours, hoursChoices, openingHoursOfWeek } from './weekly-hours.ts';

const working = defaultWeeklyHours.filter(({ isWorking }) => isWorking);
const startTimes = [...new Set(working.map(({ start }) => start))];
const endTimes = [...new Set(working.map(({ end }) => end))];
const dayOff = (day: string) => defaultWeeklyHours.find((hours) => hours.day === day)?.isWorking === false;

describe('weekly hours', () => {
  it('HOURS-005 Monday to Friday are working days by default', () => {
    expect(working.map(({ day }) => day)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
  });
  it('HOURS-006 the default start is 09:00', () => expect(startTimes).toEqual(['09:00']));
  it('HOURS-007 the default end is 17:00', () => expect(endTimes).toEqual(['17:00']));
  it('HOURS-008 Saturday is off by default', () => expect(dayOff('saturday')).toBe(true));
  it('HOURS-009 Sunday is off by default', () => expect(dayOff('sunday')).toBe(true));

  it('HOURS-010 times can be chosen every 30 minutes', () => {
    expect(hoursChoices).toHaveLength(48);
    expect(hoursChoices.slice(17, 20)).toEqual(['08:30', '09:00', '09:30']);
    expect(hoursChoices.at(-1)).toBe('23:30');
  });

  it('become opening hours, Sunday first, as PostgreSQL writes the times', () => {
    const week = openingHoursOfWeek([
      { day: 'monday', isWorking: true, start: '10:30:00', end: '18:00:00' },
      { day: 'tuesday', isWorking: false, start: '09:00:00', end: '17:00:00' },
    ]);
    expect(week).toEqual([null, { opens: 630, closes: 1080 }, null, null, null, null, null]);
  });
});
