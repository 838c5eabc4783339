import { addDays, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { linkLimits } from './link-limits.ts';

const day = 24 * 3_600_000;

/** Returns the last date in a time zone on which a replaced name leads on all day: it ends within the day after. */
export function leadsUntil(replacedAt: Date, timeZone: string): PlainDate {
  const end = new Date(replacedAt.getTime() + linkLimits.leadsOnDays * day);
  return addDays(localDate(epochMinutesOf(end), timeZone), -1);
}
