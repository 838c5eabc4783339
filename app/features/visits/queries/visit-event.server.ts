import { ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { visitUid } from '#app/features/calendar-servers/visit-uid.ts';
import type { BookingStatus } from '#app/features/bookings/booking.ts';

/** A visit entered by hand, until it is paid. */
type CalendarVisitStatus = BookingStatus | 'by-hand';

// A later version of an event needs a higher sequence number (RFC 5545, 3.8.7.4); a status never goes back, and each
// move counts.
const looks: Record<CalendarVisitStatus, { status: ICalEventStatus; sequence: number; prefix: string }> = {
  'by-hand': { status: ICalEventStatus.CONFIRMED, sequence: 0, prefix: '' },
  pending: { status: ICalEventStatus.TENTATIVE, sequence: 0, prefix: 'Not paid yet: ' },
  confirmed: { status: ICalEventStatus.CONFIRMED, sequence: 1, prefix: '' },
  completed: { status: ICalEventStatus.CONFIRMED, sequence: 2, prefix: '' },
  cancelled: { status: ICalEventStatus.CANCELLED, sequence: 2, prefix: 'Cancelled: ' },
};

/** The part of a visit that calendars show. */
export type CalendarVisit = {
  id: string;
  status: CalendarVisitStatus;
  start_time: Date;
  end_time: Date;
  /** How often it was moved. */
  moves: number;
  service: string;
  /** The name of the other party. */
  other: string;
};

/**
 * What every calendar file says of a visit, so that a calendar that has it from a mail, a download and a feed shows it
 * once: one UID for good, and a higher sequence number for each later version. Times are instants, written in UTC.
 */
export function visitEvent(visit: CalendarVisit, baseUrl: string): ICalEventData {
  const { status, sequence, prefix } = looks[visit.status];
  return {
    id: visitUid(visit.id, baseUrl),
    start: visit.start_time,
    end: visit.end_time,
    sequence: sequence + visit.moves,
    status,
    transparency: visit.status === 'cancelled' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: `${prefix}${visit.service} with ${visit.other}`,
  };
}
