import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { dateOfEpochMinutes, epochMinutesOf, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { listWeeklyHours } from '#app/features/availability/hours/queries/read-working-hours.server.ts';
import { listHandEnteredVisits } from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import { listBusyTimes } from '#app/features/outside-calendars/queries/list-busy-times.server.ts';
import {
  findProfessionalOf,
  type OwnProfessional,
} from '#app/features/professionals/queries/find-professional-of.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import type { CalendarDto } from '../calendar-dto.ts';
import type { CalendarRange } from '../calendar.schema.ts';
import { calendarStore, type Span } from '../calendar-store.server.ts';
import { toAppointment } from '../appointments/queries/appointment-presenter.server.ts';

export type CalendarOwner = Pick<OwnProfessional, 'id' | 'time_zone'>;

/**
 * Returns what lies on a range of days of the caller's own calendar.
 * @throws AppError professional_not_found
 */
export async function listCalendar(viewerId: string, range: CalendarRange): Promise<CalendarDto> {
  return calendarOf(await ownerOf(viewerId), range);
}

export async function calendarOf({ id, time_zone }: CalendarOwner, { from, to }: CalendarRange): Promise<CalendarDto> {
  const span = spanOf({ from, to }, time_zone);
  const [bookings, blocked, byHand, elsewhere, hours] = await Promise.all([
    calendarStore.listBookings(database(), id, span),
    calendarStore.listBlocked(database(), id, span),
    listHandEnteredVisits(id, span),
    listBusyTimes(id, span),
    listWeeklyHours(id),
  ]);
  const at = (instant: Date) => toIsoWithOffset(epochMinutesOf(instant), time_zone);
  return {
    from,
    to,
    time_zone,
    appointments: bookings.map((row) => toAppointment(row, time_zone)),
    blocked: blocked.map(({ id: blockId, start_time, end_time, reason }) => ({
      id: blockId,
      start: at(start_time),
      end: at(end_time),
      reason,
    })),
    by_hand: byHand.map(({ id: visitId, start_time, end_time, client_name, service_name }) => ({
      id: visitId,
      start: at(start_time),
      end: at(end_time),
      name: client_name,
      service_name,
    })),
    elsewhere: elsewhere.map(({ start, end }) => ({
      start: toIsoWithOffset(start, time_zone),
      end: toIsoWithOffset(end, time_zone),
    })),
    working_hours:
      hours.length === 0
        ? null
        : hours
            .filter(({ is_working }) => is_working)
            .map(({ day, start_time: start, end_time: end }) => ({ day, start, end })),
  };
}

/**
 * Returns the professional whose calendar the viewer sees.
 * @throws AppError professional_not_found
 */
export async function ownerOf(viewerId: string): Promise<CalendarOwner> {
  const owner = await findProfessionalOf(viewerId);
  if (!owner) throw new AppError(professionalErrors.professional_not_found);
  return owner;
}

/** Returns the span from the first midnight to the last in a zone; a day has 23 or 25 hours when the clocks change. */
export function spanOf({ from, to }: CalendarRange, zone: string): Span {
  return {
    from: dateOfEpochMinutes(wallClockToInstant(from, 0, zone)),
    to: dateOfEpochMinutes(wallClockToInstant(to, 1440, zone)),
  };
}
