import { brandName } from '#app/content/site-copy.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { BookingParty } from '#app/features/bookings/booking.ts';
import { clientBookingUrl } from '#app/features/bookings/booking-link.ts';
import { visitEvent } from './visit-event.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { findPaidVisit, type PaidVisit } from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import { getPartyBooking } from '#app/features/bookings/queries/get-booking.server.ts';

import ical, { ICalCalendarMethod } from 'ical-generator';

type Site = { baseUrl: string; contactEmail: string };

/** A calendar file, as a mail attaches it and the API answers it. */
export type VisitFile = { filename: string; content: string; contentType: string };

/**
 * Returns a visit as a file that calendars add, or remove when it is cancelled. Times are UTC, right in every zone and
 * on the days on which clocks change.
 * @param paid the visit entered by hand that it paid: the event goes on under that id (decision 132)
 */
export function visitFile(
  booking: BookingDto,
  recipient: BookingParty,
  { baseUrl, contactEmail }: Site,
  paid?: PaidVisit,
): VisitFile {
  const method = booking.status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const other = recipient === 'client' ? booking.professional.profile : booking.client;
  const calendar = ical({ prodId: { company: brandName, product: 'Bookings', language: 'EN' }, method });
  const visit = {
    id: paid?.id ?? booking.id,
    status: booking.status,
    start_time: new Date(booking.start_time),
    end_time: new Date(booking.end_time),
    moves: booking.moves + (paid?.moves ?? 0),
    service: booking.service.name,
    other: `${other.first_name} ${other.last_name}`.trim(),
  };
  calendar.createEvent({
    ...visitEvent(visit, baseUrl),
    stamp: new Date(),
    // Required by both methods (RFC 5546, 3.2.1 and 3.2.5).
    organizer: { name: brandName, email: contactEmail },
    // No location is given for a deleted account.
    ...(booking.client.id === null ? {} : { location: booking.location }),
    url: baseUrl + (recipient === 'client' ? clientBookingUrl(booking.id) : '/dashboard/professional/calendar'),
  });
  return {
    filename: 'visit.ics',
    content: calendar.toString(),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}

/** Does the same, as the party's calendars know the visit: a client's never had one that was entered by hand. */
export async function visitFileFor(booking: BookingDto, recipient: BookingParty, site: Site): Promise<VisitFile> {
  const paid = recipient === 'professional' ? await findPaidVisit(booking.id) : undefined;
  return visitFile(booking, recipient, site, paid);
}

/** A booking as a calendar file for one of its parties. @throws AppError booking_not_found, also for anyone else */
export async function readVisitFile(bookingId: string, viewerId: string): Promise<VisitFile> {
  const { booking, role } = await getPartyBooking(bookingId, viewerId);
  const { BASE_URL, CONTACT_EMAIL } = config();
  return visitFileFor(booking, role, { baseUrl: BASE_URL, contactEmail: CONTACT_EMAIL });
}
