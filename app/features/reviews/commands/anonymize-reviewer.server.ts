import type { Transaction } from '#app/platform/database/database.server.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { reviewsStore } from '../reviews-store.server.ts';
import { publishReviewEvent } from './publish-review-event.server.ts';

/**
 * What leaving means for the reviews that somebody wrote, as part of the caller's transaction and before the person
 * is taken out of the bookings: the stars stay, without a name, and every word goes.
 */
export async function anonymizeReviewer(trx: Transaction, clientId: string): Promise<void> {
  // First the visits, for a review that is being written at this moment; then, in a look of its own, what there is.
  await reviewsStore.lockVisitsOfClient(trx, clientId);
  for (const { booking_id, professional_id } of await reviewsStore.removeWordsOfClient(
    trx,
    clientId,
    deletedAccount.location,
  )) {
    await publishReviewEvent(trx, { name: 'changed', bookingId: booking_id, professionalId: professional_id });
  }
}
