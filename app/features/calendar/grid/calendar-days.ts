import { formatDay } from '#app/lib/dates/date-format.ts';
import { addDays, addMonths, epochDayOf, weekdayOf, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { weekOf } from '#app/lib/dates/week.ts';
import type { CalendarView } from '../calendar-url.ts';

/** Returns the date that "next" (1) or "previous" (-1) leads to: a week moves by 7 days. */
export function turned(view: CalendarView, date: PlainDate, direction: 1 | -1): PlainDate {
  if (view === 'month') return addMonths(date, direction);
  return addDays(date, view === 'week' ? direction * 7 : direction);
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns "Saturday, November 21, 2026", "November 15 – 21, 2026" or "November 2026". */
export function titleOf(view: CalendarView, date: PlainDate): string {
  const year = date.slice(0, 4);
  if (view === 'month') return `${monthName(date)} ${year}`;
  if (view === 'day') return `${weekdayName(date)}, ${monthName(date)} ${dayNumber(date)}, ${year}`;
  const [first = date, last = date] = [weekOf(date)[0], weekOf(date)[6]];
  const end = first.slice(0, 7) === last.slice(0, 7) ? dayNumber(last) : `${monthName(last)} ${dayNumber(last)}`;
  const startYear = first.slice(0, 4) === last.slice(0, 4) ? '' : `, ${first.slice(0, 4)}`;
  return `${monthName(first)} ${dayNumber(first)}${startYear} – ${end}, ${last.slice(0, 4)}`;
}

/** Returns "Sat, Nov 21", "Nov 15 – 21" or "November 2026", which fit between two buttons on a phone. */
export function shortTitleOf(view: CalendarView, date: PlainDate): string {
  if (view === 'month') return titleOf(view, date);
  if (view === 'day') return formatDay(date);
  const [first = date, last = date] = [weekOf(date)[0], weekOf(date)[6]];
  const shortMonth = (day: PlainDate) => monthName(day).slice(0, 3);
  return `${shortMonth(first)} ${dayNumber(first)} – ${shortMonth(first) === shortMonth(last) ? '' : `${shortMonth(last)} `}${dayNumber(last)}`;
}

export function weekdayName(date: PlainDate): string {
  return dayNames[weekdayOf(epochDayOf(date))] ?? '';
}

export function dayNumber(date: PlainDate): number {
  return Number(date.slice(8));
}

function monthName(date: PlainDate): string {
  return monthNames[Number(date.slice(5, 7)) - 1] ?? '';
}
