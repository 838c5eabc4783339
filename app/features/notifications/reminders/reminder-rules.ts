import * as z from 'zod/mini';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { parseIsoWithOffset } from '#app/lib/iso-instant.ts';
import { recipients } from '../notices.ts';

/** How long before a visit both sides are reminded of it. */
export type ReminderHours = 24 | 2;
export const reminder = z.object({
  bookingId: z.string(),
  hours: z.literal([24, 2]),
  /** ISO instant that was thought of. */
  startsAt: z.string(),
  recipient: z.enum(recipients),
});
export type Reminder = z.infer<typeof reminder>;

const hour = 3_600_000;

/** How late a reminder still helps, in milliseconds: after a longer interruption it is left out. */
const lateness: Record<ReminderHours, number> = { 24: 4 * hour, 2: 1.5 * hour };

/** Which visits are due to be reminded of: those that start in this range. */
export function dueRange(hours: ReminderHours, now: Date): { hours: ReminderHours; from: Date; until: Date } {
  const until = now.getTime() + hours * hour;
  return { hours, from: new Date(until - lateness[hours]), until: new Date(until) };
}

/** Whether a visit still takes place at the time that was thought of, to the minute; `now` is in milliseconds. */
export function isStillAhead(
  booking: Pick<BookingDto, 'status' | 'start_time'>,
  startsAt: string,
  now: number,
): boolean {
  const starts = parseIsoWithOffset(booking.start_time) ?? 0;
  return (
    booking.status === 'confirmed' && starts === Math.floor(Date.parse(startsAt) / 60_000) && starts * 60_000 > now
  );
}
