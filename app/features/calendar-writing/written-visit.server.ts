import ical from 'ical-generator';
import { calendarUrl } from '#app/features/calendar/calendar-url.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { placeForProfessional } from '#app/features/bookings/shared-contact.ts';
import type { AccountEvent } from '#app/features/calendar-servers/account-event.ts';
import { visitEvent } from '#app/features/visits/queries/visit-event.server.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import type { WrittenBooking } from './calendar-visits-store.server.ts';

/**
 * Returns a visit as it is written: its file has the same UID as in every calendar file of ours. It says less than the
 * professional's calendar link does: no phone, no price, no notes, because calendars are shared with families.
 */
export function writtenVisit(booking: WrittenBooking, baseUrl: string): AccountEvent {
  const calendar = ical({ prodId: { company: 'Doorstep', product: 'Calendar', language: 'EN' } });
  const date = localDate(epochMinutesOf(booking.start_time), booking.time_zone);
  const url = baseUrl + calendarUrl({ view: 'day', date, appointment: booking.id });
  const other = booking.first_name ?? deletedAccount.name;
  const event = visitEvent({ ...booking, service: booking.service_name, other }, baseUrl);
  const location = booking.location === deletedAccount.location ? '' : placeForProfessional(booking);
  const description = `Booked at Doorstep. To move or cancel this visit, open it there: ${url}`;
  calendar.createEvent({
    ...event,
    stamp: booking.updated_at,
    lastModified: booking.updated_at,
    ...(location === '' ? {} : { location }),
    description,
    url,
  });
  const { start_time: start, end_time: end } = booking;
  return { file: calendar.toString(), summary: String(event.summary), location, description, start, end };
}
