import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { BookingStatus } from '#app/features/bookings/booking.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { placeForProfessional, isContactShared } from '#app/features/bookings/shared-contact.ts';
import { formatDollars } from '#app/lib/money.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { calendarUrl } from '../calendar-url.ts';
import type { CalendarBookingRow } from '../calendar-store.server.ts';
import { clientName } from '../appointments/queries/appointment-presenter.server.ts';

/** How often calendars may refresh. */
const hourInSeconds = 3600;

// A later version of an event needs a higher sequence number (RFC 5545, 3.8.7.4); a status never goes back, and each
// move counts.
const looks: Record<BookingStatus, { status: ICalEventStatus; sequence: number; prefix: string }> = {
  pending: { status: ICalEventStatus.TENTATIVE, sequence: 0, prefix: 'Not paid yet: ' },
  confirmed: { status: ICalEventStatus.CONFIRMED, sequence: 1, prefix: '' },
  completed: { status: ICalEventStatus.CONFIRMED, sequence: 2, prefix: '' },
  cancelled: { status: ICalEventStatus.CANCELLED, sequence: 2, prefix: 'Cancelled: ' },
};

/**
 * Returns a professional's bookings as a calendar file (RFC 5545): times in UTC, and a permanent UID for each
 * booking.
 */
export function calendarFile(bookings: readonly CalendarBookingRow[], zone: string, baseUrl: string): string {
  const calendar = ical({
    name: 'Doorstep',
    prodId: { company: 'Doorstep', product: 'Calendar', language: 'EN' },
    ttl: hourInSeconds,
  });
  const host = new URL(baseUrl).hostname;
  for (const booking of bookings) {
    const { status, sequence, prefix } = looks[booking.status];
    const name = clientName(booking);
    calendar.createEvent({
      id: `${booking.id}@${host}`,
      start: booking.start_time,
      end: booking.end_time,
      // The time of this version, so that an unchanged booking always yields the same text.
      stamp: booking.updated_at,
      lastModified: booking.updated_at,
      sequence: sequence + booking.moves,
      status,
      transparency: booking.status === 'cancelled' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      summary: `${prefix}${booking.service_name} with ${name}`,
      // No location is given for a deleted account.
      ...(booking.location === deletedAccount.location ? {} : { location: placeForProfessional(booking) }),
      description: description(booking, name),
      url:
        baseUrl +
        calendarUrl({
          view: 'day',
          date: localDate(epochMinutesOf(booking.start_time), zone),
          appointment: booking.id,
        }),
    });
  }
  return calendar.toString();
}

function description(booking: CalendarBookingRow, name: string): string {
  const { service_name, total_amount } = booking;
  const { phone, notes } = isContactShared(booking) ? booking : { phone: null, notes: null };
  const lines = [
    service_name,
    `Client: ${name}${phone ? `, ${phone}` : ''}`,
    `Price: ${formatDollars(total_amount)}`,
    notes,
  ];
  return lines.filter(Boolean).join('\n');
}
