import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { formatDay, formatTime, zoneShortName } from '#app/lib/dates/date-format.ts';
import { parseIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { localDate, type EpochMinutes } from '#app/lib/dates/time-zone.ts';

/** Returns "Sat, Nov 21 at 2:00 PM CST": with weekday and zone, because mails are read anywhere. */
export function when(booking: Pick<BookingDto, 'start_time' | 'time_zone'>): string {
  return formatMoment(parseIsoWithOffset(booking.start_time) ?? 0, booking.time_zone);
}

/** Formats an instant in a zone, with its weekday and the zone's name. */
export function formatMoment(instant: EpochMinutes, zone: string): string {
  return `${formatDay(localDate(instant, zone))} at ${formatTime(instant, zone)} ${zoneShortName(instant, zone)}`;
}
