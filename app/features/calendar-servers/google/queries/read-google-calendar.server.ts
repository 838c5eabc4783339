import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import { config } from '#app/platform/config/config.server.ts';
import { calendarLimits } from '../../calendar-limits.ts';
import { CalendarServerFailure } from '../../calendar-server-failure.ts';
import { mergeRanges } from '../../reading/busy-ranges.ts';
import type { CalendarReading, ReturnedVisit } from '../../reading/queries/read-calendar.server.ts';
import { visitUid } from '../../visit-uid.ts';
import { findBusyTimes } from '../find-busy-times.server.ts';
import { bookingOfGoogleEvent, googlePathOf } from '../google-event.ts';
import { listGoogleEvents } from '../list-google-events.server.ts';

type Range = { from: number; to: number };
export type ReadGoogleCalendar = { url: string; isWritten: boolean; range: Range };

/**
 * Reads when the owner of a calendar at Google is busy. Google says nothing else of a calendar that is only read; of the
 * one that visits are written to, the times and ids of its events are asked, because ours must not block anything.
 * @throws CalendarServerFailure
 */
export async function readGoogleCalendar(
  refreshToken: string,
  { url, isWritten, range }: ReadGoogleCalendar,
): Promise<Extract<CalendarReading, { state: 'ok' }>> {
  const { calendar } = googlePathOf(url);
  const found = isWritten
    ? await readEvents(refreshToken, calendar, range)
    : { busy: await findBusyTimes(refreshToken, decodeURIComponent(calendar), range), ownVisits: [] };
  const busy = mergeRanges(found.busy, [range.from, range.to]);
  if (busy.length > calendarLimits.rangesMaximum) throw new CalendarServerFailure('too-big');
  return { state: 'ok', busy, ownVisits: found.ownVisits, events: busy.length, unreadEvents: 0, guessedZones: 0 };
}

async function readEvents(refreshToken: string, calendar: string, range: Range) {
  const { BASE_URL } = config();
  const busy: TimeRange[] = [];
  const ownVisits: ReturnedVisit[] = [];
  for (const { id, start, end, isBusy } of await listGoogleEvents(refreshToken, calendar, range)) {
    const booking = bookingOfGoogleEvent(id);
    if (booking !== undefined) ownVisits.push({ uid: visitUid(booking, BASE_URL), start, end });
    else if (isBusy) busy.push({ start, end });
  }
  return { busy, ownVisits };
}
