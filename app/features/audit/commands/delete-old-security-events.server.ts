import { database } from '#app/platform/database/database.server.ts';
import { securityLogLimits } from '../security-event.ts';
import { securityLogStore } from '../security-log-store.server.ts';

/** Deletes events past their retention, an hour after the database would allow it. */
export async function deleteOldSecurityEvents(now = new Date()): Promise<void> {
  await securityLogStore.deleteBefore(
    database(),
    new Date(now.getTime() - (securityLogLimits.keptDays * 24 + 1) * 3_600_000),
  );
}
