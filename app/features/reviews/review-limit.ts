import { formatDateTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';

/** Formats until when a review can be changed, on its author's clock: "Dec 21, 2026 8:00 PM". A day alone would not do. */
export function reviewLimit(editableUntil: string, timeZone: string): string {
  return formatDateTime(epochMinutesOf(new Date(editableUntil)), timeZone);
}
