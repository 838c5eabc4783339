import type { Connection } from '#app/platform/database/database.server.ts';
import type { EpochMinutes } from '#app/lib/time-zone.ts';
import { dateOfEpochMinutes } from '#app/lib/time-zone.ts';
import { availabilityStore } from '../availability-store.server.ts';
import type { Weekday } from '../availability-limits.ts';
import type { TimeRange } from '../range-cursor.ts';
import { effectiveServiceTime, type ServiceTime } from '../service-time.ts';
import type { DayHours } from '../weekly-hours.ts';

/** What a professional has said about when they work. */
export type Calendar = { weeklyHours: DayHours[] | null; blocked: TimeRange[]; service: ServiceTime };

/** Hours, blocked slots between two instants, and how long a service takes, for rooms below. */
export async function readCalendar(
  db: Connection,
  professionalId: string,
  service: { id: string | null; duration: number | null },
  from: EpochMinutes,
  to: EpochMinutes,
): Promise<Calendar> {
  const row = await availabilityStore.readCalendar(db, professionalId, service.id, dateOfEpochMinutes(from), dateOfEpochMinutes(to));
  const time = row.service_time && { duration: row.service_time.duration, buffer: row.service_time.buffer_time };
  return {
    weeklyHours: row.hours.length === 0 ? null : row.hours.map(toDayHours),
    blocked: row.blocked,
    service: effectiveServiceTime(time, service.duration),
  };
}

function toDayHours(row: { day: string; is_working: boolean; start_time: string; end_time: string }): DayHours {
  return { day: row.day as Weekday, isWorking: row.is_working, start: row.start_time.slice(0, 5), end: row.end_time.slice(0, 5) };
}
