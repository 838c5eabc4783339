import { database } from '#app/platform/database/database.server.ts';
import { releaseForgottenHold } from '#app/features/holds/commands/cancel-booking.server.ts';
import { rescuesStore } from '../rescues-store.server.ts';

const batch = 100;

/** Releases replacements whose ten minutes are over; one with a checkout ends with that. */
export async function endLapsedReplacements(now = new Date()): Promise<void> {
  for (const { id } of await rescuesStore.listLapsed(database(), now, batch)) await releaseForgottenHold(id);
}
