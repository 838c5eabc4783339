import { database } from '#app/platform/database/database.server.ts';
import { daysKept } from '../calendar-visit.ts';
import { calendarVisitsStore } from '../calendar-visits-store.server.ts';

/** Forgets where visits were written that are over; their events stay in their professional's calendar. */
export function sweepCalendarVisits(now: Date): Promise<void> {
  return calendarVisitsStore.removeEnded(database(), new Date(now.getTime() - daysKept * 24 * 3_600_000));
}
