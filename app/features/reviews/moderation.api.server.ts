import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { adminOnly } from '#app/platform/access/viewer-rules.server.ts';
import { decideReview } from './commands/decide-review.server.ts';
import { listReviewsToDecide } from './queries/list-reviews.server.ts';
import { moderationSchema, reviewDecisionSchema } from './review.schema.ts';
import { reviewErrors } from './reviews.errors.ts';
import * as z from 'zod/mini';
import { id } from '#app/platform/http/api/answer-fields.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { moderatedReviewAnswer, reviewPageOf } from './answers/reviews.server.ts';

const tags = ['Administration'];

/** The HTTP API for the team's moderation of reviews. */
export const moderationApi = apiRouter()
  .get(
    '/admin/reviews',
    adminOnly,
    operation({
      summary: 'Reviews with their parties, reported ones first',
      tags,
      answers: { 200: reviewPageOf(moderatedReviewAnswer) },
    }),
    validQuery(moderationSchema),
    async (context) => {
      const { filter, ...page } = context.req.valid('query');
      return context.json(await listReviewsToDecide(filter, page));
    },
  )
  .post(
    '/admin/reviews/:id/decisions',
    adminOnly,
    operation({
      summary: 'Hide a review, show it again, or keep a reported one',
      tags,
      answers: { 200: z.object({ id, action: z.enum(['hide', 'restore', 'keep']) }) },
    }),
    validJson(reviewDecisionSchema),
    async (context) => {
      const id = context.req.param('id');
      if (!isId(id)) throw new AppError(reviewErrors.review_not_found);
      const decision = context.req.valid('json');
      await decideReview(id, context.get('viewer').id, decision);
      return context.json({ id, action: decision.action });
    },
  );
