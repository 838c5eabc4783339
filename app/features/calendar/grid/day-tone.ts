import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { CalendarDay } from '../calendar-dto.ts';

/** The precedence of statuses for the color of a day that has several. */
export const dayPriority = [
  'confirmed',
  'pending',
  'completed',
  'cancelled',
] as const satisfies readonly BookingStatus[];

export type DayTone = BookingStatus | 'blocked' | 'none';

/**
 * Returns a day's tone: that of its most urgent appointment, or `blocked` if it has none and some of its time is
 * blocked.
 */
export function toneOfDay({ counts, blocked_minutes }: Pick<CalendarDay, 'counts' | 'blocked_minutes'>): DayTone {
  return dayPriority.find((status) => counts[status] > 0) ?? (blocked_minutes > 0 ? 'blocked' : 'none');
}

/** Returns "2 confirmed, 1 cancelled, blocked time", most urgent first; "free" for an empty day. */
export function dayContents({ counts, blocked_minutes }: Pick<CalendarDay, 'counts' | 'blocked_minutes'>): string {
  const parts = dayPriority.filter((status) => counts[status] > 0).map((status) => `${counts[status]} ${status}`);
  if (blocked_minutes > 0) parts.push('blocked time');
  return parts.join(', ') || 'free';
}
