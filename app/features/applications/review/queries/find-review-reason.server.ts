import { database } from '#app/platform/database/database.server.ts';
import { reviewStore } from '../review-store.server.ts';

/** What a professional was told with the last rejection or suspension; undefined when there was none. */
export async function findReviewReason(professionalId: string): Promise<string | undefined> {
  return (await reviewStore.findLatestReason(database(), professionalId))?.reason;
}
