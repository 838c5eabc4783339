import { database } from '#app/platform/database/database.server.ts';
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

/** How many of a list, and where it goes on. */
export type ListRequest = { cursor?: string | undefined; limit: number };

const slice = ({ cursor, limit }: ListRequest) => ({ after: decodeReviewPosition(cursor), limit });

/**
 * The reviews of a professional that everybody reads, newest first. @throws AppError invalid_input for an unknown
 * cursor
 */
export async function listShownReviews(professionalId: string, request: ListRequest): Promise<ReviewPage<ReviewDto>> {
  return toReviewPage(
    await reviewsStore.listShown(database(), professionalId, slice(request)),
    request.limit,
    toReviewDto,
  );
}

/** Every review that a professional got, hidden ones as well. @throws AppError invalid_input for an unknown cursor */
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

/** What a client wrote. @throws AppError invalid_input for an unknown cursor */
export async function listWrittenReviews(
  clientId: string,
  request: ListRequest,
  now = new Date(),
): Promise<ReviewPage<OwnReviewDto>> {
  return toReviewPage(await reviewsStore.listWritten(database(), clientId, slice(request)), request.limit, (row) =>
    toOwnReviewDto(row, now),
  );
}

/** Reviews for the team, reported ones first. @throws AppError invalid_input for an unknown cursor */
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

/** What a client wrote, by booking: for the list of visits, which shows all of them. */
export async function reviewsByBooking(clientId: string, now = new Date()): Promise<Record<string, OwnReviewDto>> {
  const { items } = await listWrittenReviews(clientId, { limit: visitsMaximum }, now);
  return Object.fromEntries(items.map((review) => [review.booking_id, review]));
}
