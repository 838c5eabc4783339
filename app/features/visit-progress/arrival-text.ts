import { formatTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';

/** Formats an expected arrival (ISO 8601) where the visit is: "around 2:05 PM". */
export function arrivalText(expectedAt: string, timeZone: string): string {
  return `around ${formatTime(epochMinutesOf(new Date(expectedAt)), timeZone)}`;
}

/** Formats how long it still takes: "about 12 minutes", "any minute now" once it is due. */
export function minutesText(expectedAt: string, now: number): string {
  const minutes = Math.round((Date.parse(expectedAt) - now) / 60_000);
  if (minutes < 1) return 'any minute now';
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
}
