import { describe, expect, it } from 'vitest';
import {
  copyDay,
  defaultWeeklyHours,
  endsBeforeItBegins,
  hoursChoices,
  minutesOfWeek,
  openingHoursOfWeek,
  sameHours,
  weekToEdit,
} from './weekly-hours.ts';
import { proves } from '#tests/support/proves.ts';

const working = defaultWeeklyHours.filter(({ isWorking }) => isWorking);
const startTimes = [...new Set(working.map(({ start }) => start))];
const endTimes = [...new Set(working.map(({ end }) => end))];
const dayOff = (day: string) => defaultWeeklyHours.find((hours) => hours.day === day)?.isWorking === false;

describe('weekly hours', () => {
  it('Monday to Friday are working days by default', proves('HOURS-005'), () => {
    expect(working.map(({ day }) => day)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
  });
  it('the default start is 09:00', proves('HOURS-006'), () => expect(startTimes).toEqual(['09:00']));
  it('the default end is 17:00', proves('HOURS-007'), () => expect(endTimes).toEqual(['17:00']));
  it('Saturday is off by default', proves('HOURS-008'), () => expect(dayOff('saturday')).toBe(true));
  it('Sunday is off by default', proves('HOURS-009'), () => expect(dayOff('sunday')).toBe(true));

  it('times can be chosen every 30 minutes', proves('HOURS-010'), () => {
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

describe('a week that is edited', () => {
  const fresh = weekToEdit([]);

  it('begins with the defaults, Sunday first, until hours are saved', proves('HOURS-005 to HOURS-009'), () => {
    expect(fresh.map(({ day }) => day)).toEqual([
      'sunday',
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
    ]);
    expect(fresh.filter(({ is_working }) => is_working)).toHaveLength(5);
    expect(minutesOfWeek(fresh)).toBe(40 * 60);
  });

  it('takes a day that was not saved for a day off', () => {
    const week = weekToEdit([{ day: 'monday', is_working: true, start_time: '10:00', end_time: '12:00' }]);
    expect(week.map(({ is_working }) => is_working)).toEqual([false, true, false, false, false, false, false]);
  });

  it('copies a day to others, whether it is worked and all', () => {
    const week = copyDay(fresh, 'sunday', ['monday', 'tuesday']);
    expect(week.filter(({ is_working }) => is_working).map(({ day }) => day)).toEqual([
      'wednesday',
      'thursday',
      'friday',
    ]);
    expect(copyDay(fresh, 'monday', [])).toEqual(fresh);
  });

  it('ends after it begins, on working days', () => {
    const day = { day: 'monday', is_working: true, start_time: '09:00', end_time: '09:00' } as const;
    expect([
      endsBeforeItBegins(day),
      endsBeforeItBegins({ ...day, is_working: false }),
      endsBeforeItBegins({ ...day, end_time: '09:30' }),
    ]).toEqual([true, false, false]);
  });

  it('is the same in any order and as PostgreSQL writes times', () => {
    expect(
      sameHours(
        fresh.toReversed(),
        fresh.map((day) => ({ ...day, start_time: `${day.start_time}:00` })),
      ),
    ).toBe(true);
    expect(sameHours(fresh, fresh.slice(1))).toBe(false);
    expect(sameHours(fresh, copyDay(fresh, 'sunday', ['monday']))).toBe(false);
  });
});
