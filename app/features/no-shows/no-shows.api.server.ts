import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { absencesAnswer } from './answers/no-show.server.ts';
import { closeAbsence } from './commands/close-absence.server.ts';
import { reportAbsence } from './commands/report-absence.server.ts';
import { undoAbsence } from './commands/undo-absence.server.ts';
import { absenceSchema, absenceUndoSchema, closingSchema } from './no-shows.schema.ts';
import { readAbsences } from './queries/read-no-show.server.ts';

const pressesPerUser: RateLimit = { name: 'no-shows-user', points: 60, seconds: 60 };
const tags = ['Bookings'];

/** The HTTP API of clients who are not there. */
export const noShowsApi = apiRouter()
  .get(
    '/bookings/:id/no-show',
    signedIn,
    operation({
      summary: 'What was said about who was not there at a visit, for its parties',
      tags,
      answers: { 200: absencesAnswer },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      const bookingId = idOf(context.req.param('id'));
      return context.json(await readAbsences(bookingId, context.get('viewer').id));
    },
  )
  .post(
    '/bookings/:id/no-show',
    signedIn,
    operation({
      summary: 'Say, as the professional at the door, that the client is not there: the wait begins',
      tags,
      answers: { 200: absencesAnswer },
    }),
    validJson(absenceSchema),
    idempotent,
    async (context) => {
      const [bookingId, viewer] = [idOf(context.req.param('id')), context.get('viewer')];
      await consumeRateLimit(pressesPerUser, viewer.id);
      await reportAbsence(bookingId, viewer.id, context.req.valid('json'));
      return context.json(await readAbsences(bookingId, viewer.id));
    },
  )
  .post(
    '/bookings/:id/no-show/close',
    signedIn,
    operation({
      summary: 'Close a visit after the wait, with a photo of the door: the late fee is kept, the rest refunded',
      tags,
      answers: { 200: absencesAnswer },
    }),
    validJson(closingSchema),
    idempotent,
    async (context) => {
      const [bookingId, viewer] = [idOf(context.req.param('id')), context.get('viewer')];
      await consumeRateLimit(pressesPerUser, viewer.id);
      await closeAbsence(bookingId, viewer.id, context.req.valid('json'));
      return context.json(await readAbsences(bookingId, viewer.id));
    },
  )
  .post(
    '/bookings/:id/no-show/undo',
    signedIn,
    operation({
      summary: 'Take back that the client is not there, or within a minute that the visit is closed',
      tags,
      answers: { 200: absencesAnswer },
    }),
    validJson(absenceUndoSchema),
    idempotent,
    async (context) => {
      const [bookingId, viewer] = [idOf(context.req.param('id')), context.get('viewer')];
      await consumeRateLimit(pressesPerUser, viewer.id);
      await undoAbsence(bookingId, viewer.id, context.req.valid('json'));
      return context.json(await readAbsences(bookingId, viewer.id));
    },
  );

function idOf(id: string): string {
  if (!isId(id)) throw new AppError(bookingErrors.booking_not_found);
  return id;
}
