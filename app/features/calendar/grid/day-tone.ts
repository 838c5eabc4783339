import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { CalendarDay } from '../calendar-dto.ts';

/** The precedence of statuses for the color of a day that has several. */
export const dayPriority = [
  'confirmed',
  'pending',
  'completed',
  'cancelled',
] as const satisfies readonly BookingStatus[];

export type DayTone = BookingStatus | 'by-hand' | 'blocked' | 'none';

/** What the overview counts on a day. */
type DayCounts = Pick<CalendarDay, 'counts' | 'by_hand' | 'blocked_minutes'>;

/**
 * Returns a day's tone: that of its most urgent appointment, otherwise of a visit entered by hand, or `blocked` if it
 * has none and some of its time is blocked.
 */
export function toneOfDay({ counts, by_hand, blocked_minutes }: DayCounts): DayTone {
  const status = dayPriority.find((one) => counts[one] > 0);
  if (by_hand > 0 && (status === undefined || status === 'cancelled')) return 'by-hand';
  return status ?? (blocked_minutes > 0 ? 'blocked' : 'none');
}

/** Returns "2 confirmed, 1 cancelled, blocked time", most urgent first; "free" for an empty day. */
export function dayContents({ counts, by_hand, blocked_minutes }: DayCounts): string {
  const parts = dayPriority.filter((status) => counts[status] > 0).map((status) => `${counts[status]} ${status}`);
  if (by_hand > 0) parts.push(`${by_hand} entered by hand`);
  if (blocked_minutes > 0) parts.push('blocked time');
  return parts.join(', ') || 'free';
}
