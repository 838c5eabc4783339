import { AppError } from '#app/platform/errors/app-error.ts';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { getProfessional } from '#app/features/professionals/queries/get-professional.server.ts';
import { deleteReview } from './commands/delete-review.server.ts';
import { editReview } from './commands/edit-review.server.ts';
import { replyToReview } from './commands/reply-to-review.server.ts';
import { reportReview } from './commands/report-review.server.ts';
import { writeReview } from './commands/write-review.server.ts';
import { listReceivedReviews, listShownReviews, listWrittenReviews } from './queries/list-reviews.server.ts';
import { readRating } from './queries/read-rating.server.ts';
import {
  ownReviewsSchema,
  replySchema,
  reviewPageSchema,
  reviewChangeSchema,
  reviewReportSchema,
  reviewSchema,
} from './review.schema.ts';
import { reviewErrors } from './reviews.errors.ts';
import * as z from 'zod/mini';
import { id, text } from '#app/platform/http/api/answer-fields.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { ownReviewsAnswer, shownReviewsAnswer } from './answers/reviews.server.ts';

const changesPerUser: RateLimit = { name: 'review-changes-user', points: 60, seconds: 600 };
const tags = ['Reviews'];

/** The HTTP API of clients' reviews. */
export const reviewsApi = apiRouter()
  .get(
    '/professionals/:id/reviews',
    publicAccess,
    operation({
      summary: 'The reviews of a professional, newest first, with average, number and distribution',
      tags,
      answers: { 200: shownReviewsAnswer },
    }),
    validQuery(reviewPageSchema),
    async (context) => {
      const id = context.req.param('id');
      if (!isId(id)) throw new AppError(professionalErrors.professional_not_found);
      await getProfessional(id, await findViewer(context.req.raw.headers));
      const [rating, page] = await Promise.all([readRating(id), listShownReviews(id, context.req.valid('query'))]);
      context.header('cache-control', 'no-cache');
      return context.json({ ...page, rating });
    },
  )
  .get(
    '/reviews',
    signedIn,
    operation({
      summary: 'The reviews the signed-in user wrote or, with as=professional, received',
      tags,
      answers: { 200: ownReviewsAnswer },
    }),
    validQuery(ownReviewsSchema),
    async (context) => {
      const { as, ...page } = context.req.valid('query');
      const { id } = context.get('viewer');
      context.header('cache-control', 'no-store');
      if (as === 'client') return context.json({ as: 'client' as const, ...(await listWrittenReviews(id, page)) });
      const professional = await findProfessionalOf(id);
      const received = professional
        ? await listReceivedReviews(professional.id, page)
        : { items: [], next_cursor: null };
      return context.json({ as: 'professional' as const, ...received });
    },
  )
  .post(
    '/bookings/:id/review',
    signedIn,
    operation({
      summary: 'Review a completed visit, as its client; stars alone are enough',
      tags,
      answers: { 200: z.object({ id }), 201: z.object({ id }) },
    }),
    validJson(reviewSchema),
    async (context) => {
      const bookingId = context.req.param('id');
      if (!isId(bookingId)) throw new AppError(bookingErrors.booking_not_found);
      const viewer = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewer.id);
      const { id, created } = await writeReview(bookingId, viewer.id, context.req.valid('json'));
      return context.json({ id }, created ? 201 : 200);
    },
  )
  .patch(
    '/reviews/:id',
    signedIn,
    operation({ summary: 'Change a review, as its author, within 30 days', tags, answers: { 200: z.object({ id }) } }),
    validJson(reviewChangeSchema),
    async (context) => {
      const id = reviewId(context.req.param('id'));
      const viewer = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewer.id);
      await editReview(id, viewer.id, context.req.valid('json'));
      return context.json({ id });
    },
  )
  .delete(
    '/reviews/:id',
    signedIn,
    operation({
      summary: 'Delete a review, as its author',
      tags,
      answers: { 200: z.object({ id, deleted: z.literal(true) }) },
    }),
    async (context) => {
      const id = reviewId(context.req.param('id'));
      await deleteReview(id, context.get('viewer').id);
      return context.json({ id, deleted: true as const });
    },
  )
  .put(
    '/reviews/:id/reply',
    signedIn,
    operation({
      summary: 'Reply to a review, or change the reply, as the reviewed professional',
      tags,
      answers: { 200: z.object({ id, reply: text('Thank you, Maya!') }) },
    }),
    validJson(replySchema),
    async (context) => {
      const id = reviewId(context.req.param('id'));
      const viewer = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewer.id);
      const { reply, base } = context.req.valid('json');
      await replyToReview(id, viewer.id, reply, { base });
      return context.json({ id, reply });
    },
  )
  .delete(
    '/reviews/:id/reply',
    signedIn,
    operation({ summary: 'Delete the reply to a review', tags, answers: { 200: z.object({ id, reply: z.null() }) } }),
    async (context) => {
      const id = reviewId(context.req.param('id'));
      await replyToReview(id, context.get('viewer').id, null);
      return context.json({ id, reply: null });
    },
  )
  .post(
    '/reviews/:id/report',
    signedIn,
    operation({
      summary: 'Report a review to the team, as the reviewed professional',
      tags,
      answers: { 201: z.object({ id, state: z.literal('open') }) },
    }),
    validJson(reviewReportSchema),
    async (context) => {
      const id = reviewId(context.req.param('id'));
      const viewer = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewer.id);
      await reportReview(id, viewer.id, context.req.valid('json').reason);
      return context.json({ id, state: 'open' as const }, 201);
    },
  );

function reviewId(id: string): string {
  if (!isId(id)) throw new AppError(reviewErrors.review_not_found);
  return id;
}
