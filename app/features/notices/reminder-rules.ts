import * as z from 'zod/mini';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { parseIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { recipients } from './notices.ts';

/** Hours before a visit at which both sides are reminded. */
export type ReminderHours = 24 | 2;
export const reminder = z.object({
  bookingId: z.string(),
  hours: z.literal([24, 2]),
  /** The start of the visit that the reminder assumes, ISO 8601. */
  startsAt: z.string(),
  recipient: z.enum(recipients),
});
export type Reminder = z.infer<typeof reminder>;

const hour = 3_600_000;

/** How late a reminder is still useful, in milliseconds; after a longer interruption it is skipped. */
const lateness: Record<ReminderHours, number> = { 24: 4 * hour, 2: 1.5 * hour };

/** Returns the range in which visits must start for their reminder to be due. */
export function dueRange(hours: ReminderHours, now: Date): { hours: ReminderHours; from: Date; until: Date } {
  const until = now.getTime() + hours * hour;
  return { hours, from: new Date(until - lateness[hours]), until: new Date(until) };
}

/** Reports whether a visit still takes place at the assumed start, to the minute; `now` is in milliseconds. */
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
