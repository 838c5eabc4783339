import type { BookedVisit, UnpaidVisit } from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { isContactShared, placeForProfessional } from '#app/features/bookings/shared-contact.ts';
import { handEnteredVisitUrl } from '#app/features/hand-entered-visits/hand-entered-visit-url.ts';
import type { CalendarVisit } from '#app/features/visits/queries/visit-event.server.ts';
import { formatDollars } from '#app/lib/money.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { clientName } from '../appointments/queries/appointment-presenter.server.ts';
import type { CalendarBookingRow } from '../calendar-store.server.ts';
import { calendarUrl } from '../calendar-url.ts';

/** A visit as the calendar link shows it; no location is given for a deleted account. */
export type FeedVisit = CalendarVisit & {
  updatedAt: Date;
  location: string | null;
  /** What is known of it; empty lines are left out. */
  lines: (string | null)[];
  path: string;
};

interface FeedRows {
  bookings: readonly CalendarBookingRow[];
  unpaid: readonly UnpaidVisit[];
  booked: ReadonlyMap<string, BookedVisit>;
  zone: string;
}

/**
 * Returns a professional's bookings and the visits entered by hand, earliest first. A visit is one event from the
 * beginning: while somebody pays it is still the visit, and once paid the booking goes on under its id.
 */
export function feedVisits({ bookings, unpaid, booked, zone }: FeedRows): FeedVisit[] {
  const shown = bookings.flatMap((booking) => {
    const visit = booked.get(booking.id);
    if (!visit) return [ofBooking(booking, zone)];
    if (visit.paid_at === null) return [];
    const event = ofBooking(booking, zone);
    return [{ ...event, id: visit.id, moves: event.moves + visit.moves }];
  });
  const visits = [...shown, ...unpaid.map(ofUnpaid)];
  return visits.toSorted((one, other) => one.start_time.getTime() - other.start_time.getTime());
}

function ofBooking(booking: CalendarBookingRow, zone: string): FeedVisit {
  const name = clientName(booking);
  const { id, status, start_time, end_time, moves, service_name, total_amount, location } = booking;
  const { phone, notes } = isContactShared(booking) ? booking : { phone: null, notes: null };
  const date = localDate(epochMinutesOf(start_time), zone);
  return {
    id,
    status,
    start_time,
    end_time,
    moves,
    service: service_name,
    other: name,
    updatedAt: booking.updated_at,
    location: location === deletedAccount.location ? null : placeForProfessional(booking),
    lines: [service_name, clientLine(name, phone), `Price: ${formatDollars(total_amount)}`, notes],
    path: calendarUrl({ view: 'day', date, appointment: id }),
  };
}

function ofUnpaid(visit: UnpaidVisit): FeedVisit {
  const { id, start_time, end_time, moves, service_name, client_name, phone, note } = visit;
  return {
    id,
    status: 'by-hand',
    start_time,
    end_time,
    moves,
    service: service_name,
    other: client_name,
    updatedAt: visit.updated_at,
    location: visit.location,
    lines: [service_name, clientLine(client_name, phone), 'Entered by hand, not paid', note],
    path: handEnteredVisitUrl(id),
  };
}

function clientLine(name: string, phone: string | null): string {
  return `Client: ${name}${phone ? `, ${phone}` : ''}`;
}
