import ical from 'ical-generator';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { placeForProfessional, isContactShared } from '#app/features/bookings/shared-contact.ts';
import { visitEvent } from '#app/features/visits/queries/visit-event.server.ts';
import { formatDollars } from '#app/lib/money.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { calendarUrl } from '../calendar-url.ts';
import type { CalendarBookingRow } from '../calendar-store.server.ts';
import { clientName } from '../appointments/queries/appointment-presenter.server.ts';

/** How often calendars may refresh. */
const hourInSeconds = 3600;

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
  for (const booking of bookings) {
    const name = clientName(booking);
    calendar.createEvent({
      ...visitEvent({ ...booking, service: booking.service_name, other: name }, baseUrl),
      // The time of this version, so that an unchanged booking always yields the same text.
      stamp: booking.updated_at,
      lastModified: booking.updated_at,
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
