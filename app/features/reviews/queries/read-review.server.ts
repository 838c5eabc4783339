import { database } from '#app/platform/database/database.server.ts';
import { reviewerName, type Stars } from '../review.ts';
import { reviewsStore } from '../reviews-store.server.ts';

/** A shown review, for notices about it. */
export type ReviewToNotify = {
  bookingId: string;
  stars: Stars;
  text: string;
  reply: string | null;
  serviceName: string;
  /** As shown publicly. */
  author: string;
  professional: { firstName: string };
};

/** Returns the review of a visit; undefined if it has none, or a hidden one. */
export async function readReviewOf(bookingId: string): Promise<ReviewToNotify | undefined> {
  const row = await reviewsStore.findByBooking(database(), bookingId);
  if (!row || row.hidden_at !== null) return undefined;
  const {
    stars,
    text,
    reply,
    service_name: serviceName,
    author_first_name: first_name,
    author_last_name: last_name,
  } = row;
  const author = reviewerName(first_name === null ? null : { first_name, last_name: last_name ?? '' });
  return { bookingId, stars, text, reply, serviceName, author, professional: { firstName: row.owner_first_name } };
}
