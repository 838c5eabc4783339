import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { database } from '#app/platform/database/database.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import type { CalendarAppointment } from '../../calendar-dto.ts';
import { calendarStore } from '../../calendar-store.server.ts';
import { ownerOf, spanOf } from '../../queries/list-calendar.server.ts';
import { toAppointment } from './appointment-presenter.server.ts';

/**
 * An appointment of the viewer's own calendar; undefined if it is not theirs.
 * @throws AppError professional_not_found
 */
export async function readAppointment(
  viewerId: string,
  bookingId: string,
): Promise<{ appointment: CalendarAppointment; time_zone: string } | undefined> {
  const { id, time_zone } = await ownerOf(viewerId);
  const found = isId(bookingId) ? await calendarStore.findStart(database(), id, bookingId) : undefined;
  if (!found) return undefined;
  const date = localDate(epochMinutesOf(found.start_time), time_zone);
  const rows = await calendarStore.listBookings(database(), id, spanOf({ from: date, to: date }, time_zone));
  const row = rows.find((booking) => booking.id === bookingId);
  return row && { appointment: toAppointment(row, time_zone), time_zone };
}
