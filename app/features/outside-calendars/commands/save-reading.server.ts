import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import { publishAvailabilityChange } from '#app/features/availability/commands/publish-availability-change.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { cutByDay } from '#app/features/calendar-servers/reading/busy-ranges.ts';
import { outsideBusyTimesStore } from '../outside-busy-times-store.server.ts';

/** Replaces the busy times of a calendar that the caller has locked, and publishes it if any changed. */
export async function saveBusyTimes(
  trx: Transaction,
  calendar: { id: string; professionalId: string },
  busy: readonly TimeRange[],
): Promise<void> {
  const pieces = cutByDay(busy);
  const stored = await outsideBusyTimesStore.listOf(trx, calendar.id);
  if (isSame(stored, pieces)) return;
  await outsideBusyTimesStore.replace(trx, calendar, pieces);
  await publishAvailabilityChange(trx, calendar.professionalId);
}

function isSame(stored: readonly TimeRange[], pieces: readonly TimeRange[]): boolean {
  if (stored.length !== pieces.length) return false;
  return stored.every(({ start, end }, index) => start === pieces[index]?.start && end === pieces[index].end);
}
