import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { requestedBookingAnswer } from '#app/features/bookings/answers/booking.server.ts';
import { holdReplacement } from '#app/features/replacements/commands/hold-replacement.server.ts';
import { takeReplacement } from '#app/features/replacements/commands/take-replacement.server.ts';
import { heldReplacementAnswer, rescueAnswer } from './answers/rescue.server.ts';
import { readRescuePage } from './queries/read-rescue-page.server.ts';
import { replacementSchema } from './rescue.schema.ts';

const rescuesPerUser: RateLimit = { name: 'rescue-user', points: 30, seconds: 60 };
const tags = ['Bookings'];

/** The HTTP API for whoever was left without a professional. */
export const rescueApi = apiRouter()
  .get(
    '/bookings/:id/rescue',
    signedIn,
    operation({
      summary: 'Who could come instead of a professional who cancelled, for the client',
      tags,
      answers: { 200: rescueAnswer },
    }),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(rescuesPerUser, viewer.id);
      context.header('cache-control', 'no-store');
      return context.json(await readRescuePage(bookingId(context.req.param('id')), viewer));
    },
  )
  .post(
    '/bookings/:id/rescue/hold',
    signedIn,
    operation({
      summary: 'Hold one of the offers for ten minutes; an earlier choice is released',
      tags,
      answers: { 200: heldReplacementAnswer },
    }),
    validJson(replacementSchema),
    idempotent,
    async (context) => {
      const [id, viewer] = [bookingId(context.req.param('id')), context.get('viewer')];
      await consumeRateLimit(rescuesPerUser, viewer.id);
      const held = await holdReplacement(id, context.req.valid('json'), viewer);
      return context.json({ booking_id: held.bookingId, held_until: held.heldUntil.toISOString() });
    },
  )
  .post(
    '/bookings/:id/rescue/checkout',
    signedIn,
    operation({
      summary: 'Take the held offer: opens its checkout',
      tags,
      answers: { 200: requestedBookingAnswer },
    }),
    async (context) => {
      const [id, viewer] = [bookingId(context.req.param('id')), context.get('viewer')];
      await consumeRateLimit(rescuesPerUser, viewer.id);
      return context.json(await takeReplacement(id, viewer));
    },
  );

function bookingId(id: string): string {
  if (!isId(id)) throw new AppError(bookingErrors.booking_not_found);
  return id;
}
