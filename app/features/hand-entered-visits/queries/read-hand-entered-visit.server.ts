import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochDayOf, weekdayOf } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate, localMinuteOfDay } from '#app/lib/dates/time-zone.ts';
import { listWeeklyHours } from '#app/features/availability/hours/queries/read-working-hours.server.ts';
import { openingHoursOfWeek } from '#app/features/slot-rules/hours/weekly-hours.ts';
import { getHandEnteredVisit } from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import type { HandEnteredVisitDto } from '../hand-entered-visit-dto.ts';

/**
 * A professional's own visit.
 * @throws AppError hand_entered_visit_not_found
 */
export async function readHandEnteredVisit(id: string, owner: OwnProfessional): Promise<HandEnteredVisitDto> {
  const visit = await getHandEnteredVisit(id, owner.id);
  const at = (time: Date) => toIsoWithOffset(epochMinutesOf(time), owner.time_zone);
  const isPaid = visit.paid_at !== null;
  return {
    id: visit.id,
    name: visit.client_name,
    email: visit.email,
    phone: visit.phone,
    service_id: visit.service_id,
    service_name: visit.service_name,
    start: at(visit.start_time),
    end: at(visit.end_time),
    time_zone: owner.time_zone,
    location: visit.location,
    note: visit.note,
    state: isPaid ? 'paid' : visit.is_held ? 'being-paid' : 'unpaid',
    booking_id: isPaid ? visit.booking_id : null,
    is_cancelled: visit.is_cancelled,
    has_link: visit.link_hash !== null,
    is_outside_hours: await isOutsideHours(visit, owner),
  };
}

/** Whether a visit begins before or ends after the hours of its day; never until hours were saved. */
async function isOutsideHours(visit: { start_time: Date; end_time: Date }, owner: OwnProfessional): Promise<boolean> {
  const week = await listWeeklyHours(owner.id);
  if (week.length === 0) return false;
  const [start, end] = [epochMinutesOf(visit.start_time), epochMinutesOf(visit.end_time)];
  const days = week.map(({ day, is_working, start_time, end_time }) => ({
    day,
    isWorking: is_working,
    start: start_time,
    end: end_time,
  }));
  const hours = openingHoursOfWeek(days)[weekdayOf(epochDayOf(localDate(start, owner.time_zone)))];
  const minute = localMinuteOfDay(start, owner.time_zone);
  return !hours || minute < hours.opens || minute + (end - start) > hours.closes;
}
