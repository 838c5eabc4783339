import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { brandName } from '#app/content/site-copy.ts';
import type { MailAttachment } from '#app/platform/mail/mail.server.ts';
import type { MailSite } from './templates/mail-site.ts';
import type { Recipient } from '../notices.ts';

/**
 * Returns a visit as a file that calendars add, or remove when it is cancelled: the same UID each time, a higher
 * sequence number for a later version (RFC 5545, 3.8.4.7 and 3.8.7.4). Times are UTC, right in every zone.
 */
export function visitFile(
  booking: BookingDto,
  recipient: Recipient,
  { baseUrl, contactEmail }: MailSite,
): MailAttachment {
  const isCancelled = booking.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const other = recipient === 'client' ? booking.professional.profile : booking.client;
  const calendar = ical({ prodId: { company: brandName, product: 'Bookings', language: 'EN' }, method });
  calendar.createEvent({
    id: `${booking.id}@${new URL(baseUrl).hostname}`,
    start: new Date(booking.start_time),
    end: new Date(booking.end_time),
    stamp: new Date(),
    sequence: (isCancelled ? 2 : 1) + booking.moves,
    // Required by both methods (RFC 5546, 3.2.1 and 3.2.5).
    organizer: { name: brandName, email: contactEmail },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: `${isCancelled ? 'Cancelled: ' : ''}${booking.service.name} with ${`${other.first_name} ${other.last_name}`.trim()}`,
    // No location is given for a deleted account.
    ...(booking.client.id === null ? {} : { location: booking.location }),
    url: `${baseUrl}${recipient === 'client' ? '/dashboard/client/bookings' : '/dashboard/professional/calendar'}`,
  });
  return {
    filename: 'visit.ics',
    content: calendar.toString(),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}
