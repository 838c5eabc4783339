import * as z from 'zod/mini';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import { dateOfEpochMinutes } from '#app/lib/dates/time-zone.ts';
import { CalendarServerFailure } from '../calendar-server-failure.ts';
import { readGoogle } from './ask-google.server.ts';
import { rangeOfTimes } from './range-of-times.ts';

/** Google answers for three months at once at most. */
const minutesAtOnce = 60 * 1440;

const instant = z.iso.datetime({ offset: true });
const freeBusy = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      errors: z.optional(z.array(z.object({ reason: z.string() }))),
      busy: z.optional(z.array(z.object({ start: instant, end: instant }))),
    }),
  ),
});

/** Asks when the owner of a calendar is busy, and nothing else. @throws CalendarServerFailure */
export async function findBusyTimes(
  refreshToken: string,
  calendarId: string,
  { from, to }: { from: number; to: number },
): Promise<TimeRange[]> {
  const busy: TimeRange[] = [];
  for (let start = from; start < to; start += minutesAtOnce) {
    const end = Math.min(to, start + minutesAtOnce);
    busy.push(...(await findPiece(refreshToken, calendarId, { start, end })));
  }
  return busy;
}

async function findPiece(refreshToken: string, calendarId: string, { start, end }: TimeRange): Promise<TimeRange[]> {
  const body = {
    timeMin: dateOfEpochMinutes(start).toISOString(),
    timeMax: dateOfEpochMinutes(end).toISOString(),
    items: [{ id: calendarId }],
  };
  const { calendars } = await readGoogle(refreshToken, '/freeBusy', freeBusy, { method: 'POST', body });
  const [answer] = Object.values(calendars);
  const [error] = answer?.errors ?? [];
  if (error) throw new CalendarServerFailure(error.reason === 'notFound' ? 'revoked' : 'unreachable');
  return (answer?.busy ?? []).map((times) => rangeOfTimes(times.start, times.end));
}
