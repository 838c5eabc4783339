import { weekdays, type Weekday } from '#app/features/slot-rules/availability-limits.ts';
import type { DayHours } from '#app/features/slot-rules/hours/weekly-hours.ts';

/** Seven days, as stored in professional_hours. */
export type WeeklyHours = readonly DayHours[];

export const officeWeek = week(on(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], '09:00', '17:00'));

export const longWeek = week({
  ...on(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], '08:00', '19:00'),
  ...on(['saturday'], '09:00', '16:00'),
});

export const salonWeek = week(on(['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], '10:00', '18:30'));

export const earlyWeek = week(on(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], '07:00', '14:30'));

export const coolMornings = week(
  on(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], '06:00', '13:00'),
);

export const lateWeek = week({
  ...on(['monday', 'tuesday', 'wednesday', 'thursday'], '13:00', '20:00'),
  ...on(['saturday'], '10:00', '18:00'),
});

export const weekends = week(on(['friday', 'saturday', 'sunday'], '09:00', '20:00'));

export const everyDay = week(on(weekdays, '09:00', '19:00'));

export const threeDays = week({
  ...on(['monday', 'wednesday', 'friday'], '09:00', '17:30'),
  ...on(['saturday'], '09:00', '13:00'),
});

export const sundayToThursday = week(on(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], '09:30', '18:00'));

type Opening = Pick<DayHours, 'start' | 'end'>;

function on(days: readonly Weekday[], start: string, end: string): Partial<Record<Weekday, Opening>> {
  return Object.fromEntries(days.map((day) => [day, { start, end }]));
}

/** Missing days are days off; they have the usual hours for when they are turned on. */
function week(openings: Partial<Record<Weekday, Opening>>): WeeklyHours {
  return weekdays.map((day) => ({
    day,
    isWorking: openings[day] !== undefined,
    ...(openings[day] ?? { start: '09:00', end: '17:00' }),
  }));
}
