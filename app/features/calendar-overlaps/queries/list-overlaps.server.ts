import { database } from '#app/platform/database/database.server.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { CalendarOwner } from '#app/features/calendar/queries/list-calendar.server.ts';
import type { Overlap } from '../overlap.ts';
import { overlapsStore } from '../overlaps-store.server.ts';

const shownMaximum = 20;

/** The next visits that overlap with what a professional has elsewhere. Nothing happens to them by itself. */
export async function listOverlaps({ id, time_zone }: CalendarOwner): Promise<Overlap[]> {
  const rows = await overlapsStore.list(database(), id, shownMaximum);
  const at = (instant: Date) => toIsoWithOffset(epochMinutesOf(instant), time_zone);
  return rows.map((row) => ({
    id: row.id,
    service: row.service_name,
    start: at(row.start_time),
    end: at(row.end_time),
  }));
}
