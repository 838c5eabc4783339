import { database } from '#app/platform/database/database.server.ts';
import { reviewStore } from '../review-store.server.ts';

/** Returns the reason a professional was given with the last rejection or suspension; undefined if there was none. */
export async function findReviewReason(professionalId: string): Promise<string | undefined> {
  return (await reviewStore.findLatestReason(database(), professionalId))?.reason;
}
