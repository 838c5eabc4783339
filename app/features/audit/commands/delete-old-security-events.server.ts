import { database } from '#app/platform/database/database.server.ts';
import { dropEmptyMonths } from '#app/platform/database/months/keep-months.server.ts';
import { securityLogLimits } from '../security-event.ts';
import { securityLogStore } from '../security-log-store.server.ts';

/** Deletes events past their retention, an hour after the database would allow it, and the months that this empties. */
export async function deleteOldSecurityEvents(now = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - (securityLogLimits.keptDays * 24 + 1) * 3_600_000);
  await securityLogStore.deleteBefore(database(), oldest);
  await dropEmptyMonths('security_log', oldest);
}
