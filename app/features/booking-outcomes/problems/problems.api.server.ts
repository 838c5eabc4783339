import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { adminOnly, signedIn, signedInOrKey } from '#app/platform/access/viewer-rules.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { answerProblem } from './commands/answer-problem.server.ts';
import { withdrawProblem } from './commands/withdraw-problem.server.ts';
import { reportProblem } from './commands/report-problem.server.ts';
import { settleProblem } from './commands/settle-problem.server.ts';
import { problemErrors } from './problem.errors.ts';
import { problemReplySchema, problemSchema, settlementSchema } from './problem.schema.ts';
import { listProblems } from './queries/list-problems.server.ts';
import { readTimeline } from '../timeline/queries/read-timeline.server.ts';
import * as z from 'zod/mini';
import { id } from '#app/platform/http/api/answer-fields.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { problemAnswer, settledProblemAnswer, timelineEntryAnswer } from './answers/problems.server.ts';

const answersPerUser: RateLimit = { name: 'problem-answers-user', points: 30, seconds: 600 };

/** A booking's timeline and problem reports over HTTP. */
export const problemsApi = apiRouter()
  .get(
    '/bookings/:id/timeline',
    signedInOrKey('read:bookings'),
    operation({
      summary: 'The history of a booking: who did what and when, for its parties and admins',
      tags: ['Bookings'],
      answers: { 200: z.object({ items: z.array(timelineEntryAnswer) }) },
    }),
    async (context) => {
      const id = context.req.param('id');
      if (!isId(id)) throw new AppError(bookingErrors.booking_not_found);
      context.header('cache-control', 'no-store');
      return context.json({ items: await readTimeline(id, context.get('viewer')) });
    },
  )
  .post(
    '/bookings/:id/problem',
    signedIn,
    operation({
      summary: 'Report a problem with a visit: a share that was not sent yet is held until the problem is settled',
      tags: ['Bookings'],
      answers: { 201: z.object({ id, status: z.literal('open') }) },
    }),
    validJson(problemSchema),
    async (context) => {
      const bookingId = context.req.param('id');
      if (!isId(bookingId)) throw new AppError(bookingErrors.booking_not_found);
      const id = await reportProblem(bookingId, context.get('viewer').id, context.req.valid('json'));
      return context.json({ id, status: 'open' as const }, 201);
    },
  )
  .delete(
    '/bookings/:id/problem',
    signedIn,
    operation({
      summary: 'Take back within a minute, as the client, that nobody came',
      tags: ['Bookings'],
      answers: { 204: noContent },
    }),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(answersPerUser, viewer.id);
      await withdrawProblem(bookingId(context.req.param('id')), viewer.id);
      return context.body(null, 204);
    },
  )
  .put(
    '/bookings/:id/problem/answer',
    signedIn,
    operation({
      summary: 'Answer an open report, as the professional: the team reads both sides',
      tags: ['Bookings'],
      answers: { 204: noContent },
    }),
    validJson(problemReplySchema),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(answersPerUser, viewer.id);
      await answerProblem(bookingId(context.req.param('id')), viewer.id, context.req.valid('json'));
      return context.body(null, 204);
    },
  )
  .get(
    '/admin/problems',
    adminOnly,
    operation({
      summary: 'Problems that clients reported, open ones first',
      tags: ['Administration'],
      answers: { 200: z.object({ items: z.array(problemAnswer) }) },
    }),
    async (context) => context.json({ items: await listProblems() }),
  )
  .post(
    '/admin/problems/:id/settlement',
    adminOnly,
    operation({
      summary: 'Settle a problem: full, partial or no refund',
      tags: ['Administration'],
      answers: { 200: settledProblemAnswer },
    }),
    validJson(settlementSchema),
    async (context) => {
      const id = context.req.param('id');
      if (!isId(id)) throw new AppError(problemErrors.problem_not_found);
      return context.json(await settleProblem(id, context.get('viewer').id, context.req.valid('json')));
    },
  );

function bookingId(id: string): string {
  if (!isId(id)) throw new AppError(bookingErrors.booking_not_found);
  return id;
}
