import { epochDayOf } from './plain-date.ts';
import { localDate, type EpochMinutes } from './time-zone.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Describes how long ago an instant was: "just now", "5 minutes ago", "yesterday". Both are in epoch milliseconds. */
export function timeAgo(instant: number, now: number): string {
  const passed = Math.max(0, now - instant);
  if (passed < 6 * minute) return 'just now';
  if (passed < hour) return `${Math.floor(passed / minute)} minutes ago`;
  if (passed < 2 * hour) return 'an hour ago';
  if (passed < day) return `${Math.floor(passed / hour)} hours ago`;
  if (passed < 2 * day) return 'yesterday';
  return `${Math.floor(passed / day)} days ago`;
}

/**
 * Describes how far ahead an instant is, by the calendar of a zone: "in 25 minutes", "in 5 hours", "tomorrow", "in 3
 * days"; "now" once it is reached.
 */
export function timeUntil(instant: EpochMinutes, now: EpochMinutes, zone: string): string {
  const left = instant - now;
  const days = epochDayOf(localDate(instant, zone)) - epochDayOf(localDate(now, zone));
  if (left <= 0) return 'now';
  if (left < 60) return left === 1 ? 'in a minute' : `in ${left} minutes`;
  if (days === 0 || left < 12 * 60) return left < 120 ? 'in an hour' : `in ${Math.floor(left / 60)} hours`;
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
