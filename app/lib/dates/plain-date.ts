/** A calendar date without a zone, "2026-11-21". Sorts as text. Years 0001 to 9999. */
export type PlainDate = string;

/** Days since 1970-01-01: a date as a number, for arithmetic. */
export type EpochDay = number;

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const monthPattern = /^\d{4}-\d{2}$/;

/** Whether a date exists in the calendar ("2026-02-30" does not). */
export function isPlainDate(text: string): boolean {
  const match = datePattern.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Whether a text is an existing month, such as "2026-11". */
export function isPlainMonth(text: string): boolean {
  return monthPattern.test(text) && isPlainDate(`${text}-01`);
}

/**
 * Converts a date.
 * @throws RangeError if the text is not a date
 */
export function epochDayOf(date: PlainDate): EpochDay {
  if (!isPlainDate(date)) throw new RangeError(`Not a date: ${date}`);
  return epochDay(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8)));
}

export function plainDateOf(day: EpochDay): PlainDate {
  const { year, month, dayOfMonth } = calendarDate(day);
  return plainDate(year, month, dayOfMonth);
}

/** Returns 0 for Sunday to 6 for Saturday, as PostgreSQL's `extract(dow)`. */
export function weekdayOf(day: EpochDay): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return plainDateOf(epochDayOf(date) + days);
}

/** Adds months, on the same day of the month or the month's last one: 2026-11-30 plus 3 months is 2027-02-28. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, dayOfMonth } = calendarDate(epochDayOf(date));
  const monthCount = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(monthCount / 12);
  const targetMonth = monthCount - targetYear * 12 + 1;
  return plainDate(targetYear, targetMonth, Math.min(dayOfMonth, daysInMonth(targetYear, targetMonth)));
}

/**
 * Returns the first and last day of "2026-11".
 * @throws RangeError if the text is not a month
 */
export function daysOfMonth(month: string): { first: EpochDay; last: EpochDay } {
  const first = epochDayOf(`${month}-01`);
  return { first, last: first + daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7))) - 1 };
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function plainDate(year: number, month: number, dayOfMonth: number): PlainDate {
  const yearText = year >= 1000 ? String(year) : String(year).padStart(4, '0');
  return `${yearText}-${month < 10 ? '0' : ''}${month}-${dayOfMonth < 10 ? '0' : ''}${dayOfMonth}`;
}

// The proleptic Gregorian calendar in years that start on March 1, so that the leap day comes last: the day number
// within such a year then follows from the month by one linear formula (153 days per 5 months).
const daysPerEra = 146_097;
const daysBefore1970 = 719_468;

export function epochDay(year: number, month: number, dayOfMonth: number): EpochDay {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + dayOfMonth - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * daysPerEra + yearOfEra * 365 + leapDays + dayOfYear - daysBefore1970;
}

export function calendarDate(day: EpochDay): { year: number; month: number; dayOfMonth: number } {
  const shifted = day + daysBefore1970;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, dayOfMonth };
}
