import type { Transaction } from '#app/platform/database/database.server.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { reviewsStore } from '../reviews-store.server.ts';
import { publishReviewEvent } from './publish-review-event.server.ts';

/**
 * Anonymizes the reviews of a client who leaves, inside the caller's transaction and before the person is removed
 * from the bookings: the stars stay, without a name, and all words are deleted.
 */
export async function anonymizeReviewer(trx: Transaction, clientId: string): Promise<void> {
  // Locks the visits first, for a review being written at this moment; a separate query then reads the reviews.
  await reviewsStore.lockVisitsOfClient(trx, clientId);
  for (const { booking_id, professional_id } of await reviewsStore.removeWordsOfClient(
    trx,
    clientId,
    deletedAccount.location,
  )) {
    await publishReviewEvent(trx, { name: 'changed', bookingId: booking_id, professionalId: professional_id });
  }
}
