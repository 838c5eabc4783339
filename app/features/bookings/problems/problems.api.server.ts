import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { adminOnly, signedIn, signedInOrKey } from '#app/platform/access/viewer-rules.server.ts';
import { bookingErrors } from '../bookings.errors.ts';
import { reportProblem } from './commands/report-problem.server.ts';
import { settleProblem } from './commands/settle-problem.server.ts';
import { problemErrors } from './problem.errors.ts';
import { problemSchema, settlementSchema } from './problem.schema.ts';
import { listProblems } from './queries/list-problems.server.ts';
import { readTimeline } from '../timeline/queries/read-timeline.server.ts';
import * as z from 'zod/mini';
import { id } from '#app/platform/http/api/answer-fields.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { problemAnswer, settledProblemAnswer, timelineEntryAnswer } from './answers/problems.server.ts';

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
      summary: 'Report a problem with a visit: its money is held until the problem is settled',
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
