import { database } from '#app/platform/database/database.server.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import { decodeReviewPosition } from '../review-cursor.ts';
import type { ModeratedReviewDto, OwnReviewDto, ReceivedReviewDto, ReviewDto, ReviewPage } from '../review-dto.ts';
import type { ModerationFilter } from '../review.ts';
import { reviewsStore } from '../reviews-store.server.ts';
import {
  toModeratedReviewDto,
  toOwnReviewDto,
  toReceivedReviewDto,
  toReviewDto,
  toReviewPage,
} from './review-presenter.server.ts';

/** The size of a page, and the position it starts from. */
export type ListRequest = { cursor?: string | undefined; limit: number };

const slice = ({ cursor, limit }: ListRequest) => ({ after: decodeReviewPosition(cursor), limit });

/**
 * Lists the public reviews of a professional, newest first.
 * @throws AppError invalid_input for an unknown cursor
 */
export async function listShownReviews(
  professionalId: string,
  request: ListRequest,
  db: ReadOnlyConnection = database(),
): Promise<ReviewPage<ReviewDto>> {
  return toReviewPage(await reviewsStore.listShown(db, professionalId, slice(request)), request.limit, toReviewDto);
}

/**
 * Lists every review of a professional, including hidden ones.
 * @throws AppError invalid_input for an unknown cursor
 */
export async function listReceivedReviews(
  professionalId: string,
  request: ListRequest,
): Promise<ReviewPage<ReceivedReviewDto>> {
  return toReviewPage(
    await reviewsStore.listReceived(database(), professionalId, slice(request)),
    request.limit,
    toReceivedReviewDto,
  );
}

/**
 * Lists a client's reviews.
 * @throws AppError invalid_input for an unknown cursor
 */
export async function listWrittenReviews(
  clientId: string,
  request: ListRequest,
  now = new Date(),
): Promise<ReviewPage<OwnReviewDto>> {
  return toReviewPage(await reviewsStore.listWritten(database(), clientId, slice(request)), request.limit, (row) =>
    toOwnReviewDto(row, now),
  );
}

/**
 * Lists reviews for the team, reported ones first.
 * @throws AppError invalid_input for an unknown cursor
 */
export async function listReviewsToDecide(
  filter: ModerationFilter,
  request: ListRequest,
): Promise<ReviewPage<ModeratedReviewDto>> {
  return toReviewPage(
    await reviewsStore.listToDecide(database(), filter, slice(request)),
    request.limit,
    toModeratedReviewDto,
  );
}

const visitsMaximum = 2_000;

/** Returns a client's reviews by booking, for the list of visits, which shows all of them. */
export async function reviewsByBooking(clientId: string, now = new Date()): Promise<Record<string, OwnReviewDto>> {
  const { items } = await listWrittenReviews(clientId, { limit: visitsMaximum }, now);
  return Object.fromEntries(items.map((review) => [review.booking_id, review]));
}
