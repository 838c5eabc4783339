import { database } from '#app/platform/database/database.server.ts';
import { bookingLinksStore } from '../booking-links-store.server.ts';
import { linkLimits } from '../link-limits.ts';

const day = 24 * 3_600_000;

/** Frees the names that were replaced long enough ago. */
export async function deleteReplacedLinks(now = new Date()): Promise<void> {
  await bookingLinksStore.deleteReplacedBefore(database(), new Date(now.getTime() - linkLimits.leadsOnDays * day));
}
