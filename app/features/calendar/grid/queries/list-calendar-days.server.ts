import { database } from '#app/platform/database/database.server.ts';
import { epochDayOf, plainDateOf } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { listHandEnteredVisits } from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import type { CalendarDay, CalendarDaysDto } from '../../calendar-dto.ts';
import type { CalendarRange } from '../../calendar.schema.ts';
import { calendarStore, type Span } from '../../calendar-store.server.ts';
import { type CalendarOwner, ownerOf, spanOf } from '../../queries/list-calendar.server.ts';

/**
 * Returns the overview of a range of days: what each day has, without names.
 * @throws AppError professional_not_found
 */
export async function listCalendarDays(viewerId: string, range: CalendarRange): Promise<CalendarDaysDto> {
  return daysOf(await ownerOf(viewerId), range);
}

export async function daysOf({ id, time_zone }: CalendarOwner, { from, to }: CalendarRange): Promise<CalendarDaysDto> {
  const span = spanOf({ from, to }, time_zone);
  const [counts, blocked, byHand] = await Promise.all([
    calendarStore.countByDay(database(), id, time_zone, span),
    calendarStore.listBlocked(database(), id, span),
    listHandEnteredVisits(id, span),
  ]);
  const days = Array.from({ length: epochDayOf(to) - epochDayOf(from) + 1 }, (_, index) =>
    emptyDay(plainDateOf(epochDayOf(from) + index)),
  );
  const byDate = new Map(days.map((day) => [day.date, day]));
  for (const { date, status, count } of counts) {
    const day = byDate.get(date);
    if (day) day.counts[status] = count;
  }
  for (const { start_time } of byHand) {
    const day = byDate.get(localDate(epochMinutesOf(start_time), time_zone));
    if (day) day.by_hand += 1;
  }
  for (const day of days)
    day.blocked_minutes = sharedMinutes(spanOf({ from: day.date, to: day.date }, time_zone), blocked);
  return { from, to, time_zone, days };
}

function emptyDay(date: string): CalendarDay {
  return { date, counts: { pending: 0, confirmed: 0, completed: 0, cancelled: 0 }, by_hand: 0, blocked_minutes: 0 };
}

/** Blocked slots do not overlap, so their minutes add up. */
function sharedMinutes({ from, to }: Span, blocked: readonly { start_time: Date; end_time: Date }[]): number {
  const shared = ({ start_time, end_time }: { start_time: Date; end_time: Date }) =>
    Math.max(0, Math.min(to.getTime(), end_time.getTime()) - Math.max(from.getTime(), start_time.getTime()));
  return Math.round(blocked.reduce((sum, slot) => sum + shared(slot), 0) / 60_000);
}
