import { database } from '#app/platform/database/database.server.ts';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { findLastLicensedDay } from '#app/features/professionals/queries/find-last-licensed-day.server.ts';
import { licensedUntil } from '#app/features/slot-rules/licensed-until.ts';

/** Whether a visit that ends at an instant lies within the license of its professional, as the hold will ask again. */
export async function isLicensedUntil(
  { id, time_zone }: { id: string; time_zone: string },
  endsAt: EpochMinutes,
): Promise<boolean> {
  const lastInstant = licensedUntil(await findLastLicensedDay(database(), id), time_zone);
  return lastInstant === null || endsAt <= lastInstant;
}
