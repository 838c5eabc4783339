import { adminOnly } from '#app/platform/access/viewer-rules.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { intervene } from './commands/intervene.server.ts';
import { interventionSchema } from './intervention.schema.ts';
import { readBookingFile } from './queries/read-booking-file.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { bookingFileAnswer, intervenedAnswer } from './answers/booking-file.server.ts';

const tags = ['Administration'];

/** The API of a booking's details and interventions, for administrators. */
export const interventionsApi = apiRouter()
  .get(
    '/admin/bookings/:id',
    adminOnly,
    operation({
      summary: 'A booking with all its money, its history and what can be done',
      tags,
      answers: { 200: bookingFileAnswer },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await readBookingFile(bookingIn(context.req.param('id')), context.get('viewer')));
    },
  )
  .post(
    '/admin/bookings/:id/interventions',
    adminOnly,
    operation({
      summary:
        'Act on a booking or its money, with a reason: cancel, complete, refund, hold or release, try again, mail again',
      tags,
      answers: { 201: intervenedAnswer },
    }),
    validJson(interventionSchema),
    idempotent,
    async (context) =>
      context.json(
        await intervene(context.get('viewer').id, bookingIn(context.req.param('id')), context.req.valid('json')),
        201,
      ),
  );

function bookingIn(id: string): string {
  if (!isId(id)) throw new AppError(bookingErrors.booking_not_found);
  return id;
}
