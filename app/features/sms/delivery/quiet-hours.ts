import { addDays } from '#app/lib/dates/plain-date.ts';
import {
  dateOfEpochMinutes,
  epochMinutesOf,
  localDate,
  localMinuteOfDay,
  wallClockToInstant,
} from '#app/lib/dates/time-zone.ts';
import { isStepKind } from '#app/features/notices/step-notices.ts';
import type { TextKind } from './text-state.ts';

/** By the recipient's wall clock. */
export const quietHours = { startHour: 21, endHour: 8 } as const;

/** How the hours are written on pages. */
export const quietHoursText = '9 PM and 8 AM';

/** Returns when the quiet hours end in which an instant is; undefined if it is in none. */
export function quietUntil(now: Date, zone: string): Date | undefined {
  const instant = epochMinutesOf(now);
  const minute = localMinuteOfDay(instant, zone);
  const isEvening = minute >= quietHours.startHour * 60;
  if (!isEvening && minute >= quietHours.endHour * 60) return undefined;
  const today = localDate(instant, zone);
  const date = isEvening ? addDays(today, 1) : today;
  return dateOfEpochMinutes(wallClockToInstant(date, quietHours.endHour * 60, zone));
}

/** Whoever does not know of them gets up for nothing. */
const changes: readonly TextKind[] = ['cancelled', 'rescheduled'];
const hoursToGetReady = 3;

/**
 * Returns until when a text waits; undefined if it goes at once: outside quiet hours, while a professional comes, or if
 * a visit that changed was or is to begin at most three hours after they end.
 * @param starts when the visit begins and, if it was moved, was to begin
 */
export function waitsUntil(kind: TextKind, starts: readonly Date[], zone: string, now: Date): Date | undefined {
  const end = quietUntil(now, zone);
  if (!end || isStepKind(kind)) return undefined;
  const soon = end.getTime() + hoursToGetReady * 3_600_000;
  const isSoon = starts.some((start) => start.getTime() > now.getTime() && start.getTime() <= soon);
  return changes.includes(kind) && isSoon ? undefined : end;
}
