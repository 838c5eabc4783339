import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { database } from '#app/platform/database/database.server.ts';
import { mergeRanges } from '#app/features/calendar-servers/reading/busy-ranges.ts';
import { outsideBusyTimesStore } from '../outside-busy-times-store.server.ts';

/** When a professional is busy by all their connected calendars, within a range, earliest first. */
export async function listBusyTimes(
  professionalId: string,
  { from, to }: { from: Date; to: Date },
): Promise<TimeRange[]> {
  const pieces = await outsideBusyTimesStore.listWithin(database(), professionalId, { from, to });
  return mergeRanges(pieces, [epochMinutesOf(from), epochMinutesOf(to)]);
}
