import { addDays, addMonths, type PlainDate } from '#app/lib/dates/plain-date.ts';
import {
  dateOfEpochMinutes,
  epochMinutesOf,
  localDate,
  wallClockToInstant,
  platformTimeZone,
} from '#app/lib/dates/time-zone.ts';
import { startOfWeek } from '#app/lib/dates/week.ts';

/** How far back the overview looks, and its unit of time, with the labels of the page. */
export const overviewRanges = {
  '4-weeks': { label: '4 weeks', unit: 'week', count: 4 },
  '12-weeks': { label: '12 weeks', unit: 'week', count: 12 },
  '12-months': { label: '12 months', unit: 'month', count: 12 },
} as const;
export type OverviewRange = keyof typeof overviewRanges;
export type OverviewUnit = (typeof overviewRanges)[OverviewRange]['unit'];

const usualRange: OverviewRange = '12-weeks';

/** A week or a month in the platform's time zone; `until` is the first instant after it. */
export type OverviewSpan = { starts_on: PlainDate; ends_on: PlainDate; from: Date; until: Date };

/** Returns the range of that name, or the default. */
export function overviewRange(name: string | null | undefined): OverviewRange {
  return name && Object.hasOwn(overviewRanges, name) ? (name as OverviewRange) : usualRange;
}

/** Returns the overview's URL: "/dashboard/admin/overview?range=12-months". */
export function overviewUrl(range: OverviewRange): string {
  return range === usualRange ? '/dashboard/admin/overview' : `/dashboard/admin/overview?range=${range}`;
}

/**
 * Returns the weeks or months of a range, the current one last. Days begin at midnight in the platform's time zone,
 * across daylight saving changes.
 */
export function overviewSpans(range: OverviewRange, now: Date): OverviewSpan[] {
  const { unit, count } = overviewRanges[range];
  const today = localDate(epochMinutesOf(now), platformTimeZone);
  return Array.from({ length: count }, (_, index) => spanOf(unit, today, index + 1 - count));
}

/** Returns the span `offset` spans from the one that contains a date; negative is earlier. */
function spanOf(unit: OverviewUnit, today: PlainDate, offset: number): OverviewSpan {
  const starts_on =
    unit === 'week' ? addDays(startOfWeek(today), offset * 7) : addMonths(`${today.slice(0, 7)}-01`, offset);
  const next = unit === 'week' ? addDays(starts_on, 7) : addMonths(starts_on, 1);
  return { starts_on, ends_on: addDays(next, -1), from: midnightOf(starts_on), until: midnightOf(next) };
}

function midnightOf(date: PlainDate): Date {
  return dateOfEpochMinutes(wallClockToInstant(date, 0, platformTimeZone));
}
