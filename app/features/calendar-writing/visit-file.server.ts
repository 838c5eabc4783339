import ical from 'ical-generator';
import { calendarUrl } from '#app/features/calendar/calendar-url.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { placeForProfessional } from '#app/features/bookings/shared-contact.ts';
import { visitEvent } from '#app/features/visits/queries/visit-event.server.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import type { WrittenBooking } from './calendar-visits-store.server.ts';

/**
 * Returns a visit as a calendar file with one event (RFC 4791, 4.1), with the same UID as in every calendar file of ours.
 * It says less than the professional's calendar link does: no phone, no price, no notes, because calendars are shared
 * with families.
 */
export function visitFile(booking: WrittenBooking, baseUrl: string): string {
  const calendar = ical({ prodId: { company: 'Doorstep', product: 'Calendar', language: 'EN' } });
  const date = localDate(epochMinutesOf(booking.start_time), booking.time_zone);
  const url = baseUrl + calendarUrl({ view: 'day', date, appointment: booking.id });
  const other = booking.first_name ?? deletedAccount.name;
  calendar.createEvent({
    ...visitEvent({ ...booking, service: booking.service_name, other }, baseUrl),
    stamp: booking.updated_at,
    lastModified: booking.updated_at,
    ...(booking.location === deletedAccount.location ? {} : { location: placeForProfessional(booking) }),
    description: `Booked at Doorstep. To move or cancel this visit, open it there: ${url}`,
    url,
  });
  return calendar.toString();
}
