import ical from 'ical-generator';
import { calendarUrl } from '#app/features/calendar/calendar-url.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { placeForProfessional } from '#app/features/bookings/shared-contact.ts';
import type { AccountEvent } from '#app/features/calendar-servers/account-event.ts';
import { handEnteredVisitUrl } from '#app/features/hand-entered-visits/hand-entered-visit-url.ts';
import { visitEvent } from '#app/features/visits/queries/visit-event.server.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import type { VisitContent } from './calendar-visits-store.server.ts';

/**
 * Returns a visit as it is written: its file has the same UID as in every calendar file of ours. It says less than the
 * professional's calendar link does: no phone, no price, no notes, because calendars are shared with families.
 */
export function writtenVisit(visit: VisitContent, baseUrl: string): AccountEvent {
  const calendar = ical({ prodId: { company: 'Doorstep', product: 'Calendar', language: 'EN' } });
  const { start_time: start, end_time: end, updated_at, moves } = visit;
  const { service_name: service, event_id: id, status } = visit;
  const event = visitEvent(
    { id, service, start_time: start, end_time: end, moves, status: status ?? 'by-hand', other: otherName(visit) },
    baseUrl,
  );
  const location = placeOf(visit);
  const url = baseUrl + pathOf(visit);
  const description = visit.is_by_hand
    ? `Entered at Doorstep. To move or remove this visit, open it there: ${url}`
    : `Booked at Doorstep. To contact the client or cancel this visit, open it there: ${url}`;
  calendar.createEvent({
    ...event,
    stamp: updated_at,
    lastModified: updated_at,
    ...(location === '' ? {} : { location }),
    description,
    url,
  });
  return { file: calendar.toString(), summary: String(event.summary), location, description, start, end };
}

/** A first name only. */
function otherName({ is_by_hand, first_name, client_name }: VisitContent): string {
  const name = is_by_hand ? client_name?.split(' ')[0] : first_name;
  return name || deletedAccount.name;
}

function placeOf({ status, payment_method, location }: VisitContent): string {
  if (location === deletedAccount.location) return '';
  return status === null ? location : placeForProfessional({ status, payment_method, location });
}

function pathOf({ id, is_by_hand, start_time, time_zone }: VisitContent): string {
  if (is_by_hand) return handEnteredVisitUrl(id);
  return calendarUrl({ view: 'day', date: localDate(epochMinutesOf(start_time), time_zone), appointment: id });
}
