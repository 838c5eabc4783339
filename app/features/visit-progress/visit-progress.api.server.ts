import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { progressAnswer } from './answers/progress.server.ts';
import { recordStep } from './commands/record-step.server.ts';
import { undoStep } from './commands/undo-step.server.ts';
import { readProgress } from './queries/read-progress.server.ts';
import { visitProgressErrors } from './visit-progress.errors.ts';
import { stepSchema, undoStepSchema } from './visit-progress.schema.ts';

const pressesPerUser: RateLimit = { name: 'visit-steps-user', points: 60, seconds: 60 };
const tags = ['Bookings'];

/** The HTTP API of a visit's steps. */
export const visitProgressApi = apiRouter()
  .get(
    '/bookings/:id/progress',
    signedIn,
    operation({ summary: 'Where a visit stands, for its parties', tags, answers: { 200: progressAnswer } }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await readProgress(bookingId(context.req.param('id')), context.get('viewer').id));
    },
  )
  .post(
    '/bookings/:id/steps',
    signedIn,
    operation({
      summary: 'Record a step of a visit, as its professional: on the way, arrived, started, done',
      tags,
      answers: { 200: progressAnswer },
    }),
    validJson(stepSchema),
    idempotent,
    async (context) => {
      const [id, viewer] = [bookingId(context.req.param('id')), context.get('viewer')];
      await consumeRateLimit(pressesPerUser, viewer.id);
      await recordStep(id, viewer.id, context.req.valid('json'));
      return context.json(await readProgress(id, viewer.id));
    },
  )
  .post(
    '/bookings/:id/steps/:stepId/undo',
    signedIn,
    operation({
      summary: 'Undo the last step of a visit within a minute, as its professional',
      tags,
      answers: { 200: progressAnswer },
    }),
    validJson(undoStepSchema),
    idempotent,
    async (context) => {
      const [id, stepId, viewer] = [
        bookingId(context.req.param('id')),
        context.req.param('stepId'),
        context.get('viewer'),
      ];
      if (!isId(stepId)) throw new AppError(visitProgressErrors.step_not_found);
      await consumeRateLimit(pressesPerUser, viewer.id);
      await undoStep(id, viewer, { stepId, id: context.req.valid('json').id });
      return context.json(await readProgress(id, viewer.id));
    },
  );

function bookingId(id: string): string {
  if (!isId(id)) throw new AppError(bookingErrors.booking_not_found);
  return id;
}
