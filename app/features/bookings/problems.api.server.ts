import { describeRoute } from 'hono-openapi';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { isId } from '#app/platform/http/path-parameters.ts';
import { validJson } from '#app/platform/http/validated.server.ts';
import { adminOnly, signedIn } from '#app/features/accounts/queries/viewer.server.ts';
import { bookingErrors } from './bookings.errors.ts';
import { reportProblem } from './commands/report-problem.server.ts';
import { settleProblem } from './commands/settle-problem.server.ts';
import { runMoneyCheck } from './commands/run-money-check.server.ts';
import { problemErrors } from './problem.errors.ts';
import { problemSchema, settlementSchema } from './problem.schema.ts';
import { listProblems } from './queries/list-problems.server.ts';
import { readMoney } from './queries/read-money.server.ts';
import { readTimeline } from './queries/read-timeline.server.ts';

/** What happened to a booking, and what was wrong with it, over HTTP. */
export const problemsApi = apiRouter()
  .get(
    '/bookings/:id/timeline',
    signedIn,
    describeRoute({ summary: 'Who did what and when with a booking, for its parties and admins', tags: ['Bookings'] }),
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
    describeRoute({ summary: 'Report a problem of a visit: its money stays here until it is settled', tags: ['Bookings'] }),
    validJson(problemSchema),
    async (context) => {
      const bookingId = context.req.param('id');
      if (!isId(bookingId)) throw new AppError(bookingErrors.booking_not_found);
      const id = await reportProblem(bookingId, context.get('viewer').id, context.req.valid('json'));
      return context.json({ id, status: 'open' as const }, 201);
    },
  )
  .get('/admin/money', adminOnly, describeRoute({ summary: 'Where all money is, and whether the ledger balances', tags: ['Administration'] }), async (context) =>
    context.json(await readMoney()),
  )
  .post('/admin/money/check', adminOnly, describeRoute({ summary: 'Hold all money against the ledger now', tags: ['Administration'] }), async (context) =>
    context.json(await runMoneyCheck()),
  )
  .get('/admin/problems', adminOnly, describeRoute({ summary: 'Problems that clients reported, open ones first', tags: ['Administration'] }), async (context) =>
    context.json({ items: await listProblems() }),
  )
  .post(
    '/admin/problems/:id/settlement',
    adminOnly,
    describeRoute({ summary: 'Settle a problem: full, partial or no refund', tags: ['Administration'] }),
    validJson(settlementSchema),
    async (context) => {
      const id = context.req.param('id');
      if (!isId(id)) throw new AppError(problemErrors.problem_not_found);
      return context.json(await settleProblem(id, context.get('viewer').id, context.req.valid('json')));
    },
  );
