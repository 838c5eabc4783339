import { inTransaction, lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { mayWriteReview } from '../review.ts';
import type { ReviewRequest } from '../review.schema.ts';
import { reviewErrors } from '../reviews.errors.ts';
import { reviewsStore } from '../reviews-store.server.ts';
import { publishReviewEvent } from './publish-review-event.server.ts';

/**
 * Adds a client's review of a visit. Repeating the same review, as after a lost answer, returns the existing one.
 * @returns the id of the review, and whether this call created it
 * @throws AppError booking_not_found for anybody but the client; review_not_possible; review_of_own; review_exists,
 * with the saved review, which the caller can change instead
 */
export function writeReview(
  bookingId: string,
  clientId: string,
  review: ReviewRequest,
  now = new Date(),
): Promise<{ id: string; created: boolean }> {
  return inTransaction(async (trx) => {
    const visit = await holdVisit(trx, bookingId, clientId);
    const { professional_id, owner_id } = visit;
    if (professional_id === null || !mayWriteReview(visit, now))
      return refuseUnlessWritten(trx, bookingId, review, reviewErrors.review_not_possible);
    if (owner_id === clientId) throw new AppError(reviewErrors.review_of_own);
    const written = await reviewsStore.insert(trx, {
      booking_id: bookingId,
      professional_id,
      ...review,
      created_at: now,
    });
    if (!written) return refuseUnlessWritten(trx, bookingId, review, reviewErrors.review_exists);
    await publishReviewEvent(trx, { name: 'written', bookingId, professionalId: professional_id });
    return { id: written.id, created: true };
  });
}

/** Locks in the same order as closing an account does: the professional's calendar, then rows. */
async function holdVisit(trx: Transaction, bookingId: string, clientId: string) {
  const known = await reviewsStore.findVisit(trx, bookingId);
  if (known?.client_id !== clientId) throw new AppError(bookingErrors.booking_not_found);
  if (known.professional_id !== null) await lockSubject(trx, known.professional_id);
  const visit = await reviewsStore.findVisitForUpdate(trx, bookingId);
  if (visit?.client_id !== clientId) throw new AppError(bookingErrors.booking_not_found);
  return visit;
}

type Refusal = (typeof reviewErrors)['review_exists' | 'review_not_possible'];

async function refuseUnlessWritten(
  trx: Transaction,
  bookingId: string,
  { stars, text }: ReviewRequest,
  refusal: Refusal,
): Promise<{ id: string; created: boolean }> {
  const kept = await reviewsStore.findByBooking(trx, bookingId);
  if (kept?.stars === stars && kept.text === text) return { id: kept.id, created: false };
  const saved = kept && { id: kept.id, stars: kept.stars, text: kept.text };
  throw new AppError(refusal, saved ? { extra: { saved } } : {});
}
