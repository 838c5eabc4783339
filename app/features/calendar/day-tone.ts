import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { CalendarDay } from './calendar-dto.ts';

/** Which status colours a day that has several. */
export const dayPriority = [
  'confirmed',
  'pending',
  'completed',
  'cancelled',
] as const satisfies readonly BookingStatus[];

export type DayTone = BookingStatus | 'blocked' | 'none';

/** A day has the colour of its most urgent appointment; a day without any is grey when time on it is blocked. */
export function toneOfDay({ counts, blocked_minutes }: Pick<CalendarDay, 'counts' | 'blocked_minutes'>): DayTone {
  return dayPriority.find((status) => counts[status] > 0) ?? (blocked_minutes > 0 ? 'blocked' : 'none');
}

/** "2 confirmed, 1 cancelled, blocked time", most urgent first; "free" for a day with nothing on it. */
export function dayContents({ counts, blocked_minutes }: Pick<CalendarDay, 'counts' | 'blocked_minutes'>): string {
  const parts = dayPriority.filter((status) => counts[status] > 0).map((status) => `${counts[status]} ${status}`);
  if (blocked_minutes > 0) parts.push('blocked time');
  return parts.join(', ') || 'free';
}
