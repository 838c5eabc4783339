import * as z from 'zod/mini';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { signedIn, signedInOrKey } from '#app/platform/access/viewer-rules.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { rescheduleBooking } from './commands/reschedule-booking.server.ts';
import { moveSchema } from './moving.schema.ts';
import { previewMove } from './queries/preview-move.server.ts';
import { proposeRebooking } from './rebook/queries/propose-rebooking.server.ts';
import { readMoveDaySlots, readMoveMonthSlots } from './queries/read-move-slots.server.ts';
import { oneOfDateAndMonth, slotDateChecks } from '#app/features/slots/slots.schema.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { slotsAnswer } from '#app/features/bookings/answers/booking.server.ts';
import { movePreviewAnswer, movedBookingAnswer } from './answers/moving.server.ts';
import { rebookingAnswer } from './rebook/answers/rebooking.server.ts';

const movesPerUser: RateLimit = { name: 'reschedule-user', points: 30, seconds: 60 };

/** Rescheduling and rebooking over HTTP. */
export const movingApi = apiRouter()
  .get(
    '/bookings/:id/reschedule-preview',
    signedInOrKey('read:bookings', { owner: 'person' }),
    operation({
      summary: 'Whether the client can reschedule a paid visit now',
      tags: ['Bookings'],
      answers: { 200: movePreviewAnswer },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await previewMove(bookingId(context.req.param('id')), context.get('viewer').id));
    },
  )
  .get(
    '/bookings/:id/reschedule-slots',
    signedInOrKey('read:bookings', { owner: 'person' }),
    operation({
      summary: 'The 10 slots of a day, or the free ones of a month, for rescheduling a visit, as its client',
      tags: ['Bookings'],
      answers: { 200: slotsAnswer },
    }),
    validQuery(z.object(slotDateChecks).check(oneOfDateAndMonth)),
    async (context) => {
      const { date, month } = context.req.valid('query');
      const question = { bookingId: bookingId(context.req.param('id')), clientId: context.get('viewer').id };
      context.header('cache-control', 'no-store');
      return context.json(
        date === undefined ? await readMoveMonthSlots(question, month ?? '') : await readMoveDaySlots(question, date),
      );
    },
  )
  .post(
    '/bookings/:id/reschedule',
    signedInOrKey('write:bookings', { owner: 'person' }),
    operation({
      summary: 'Reschedule a paid visit, as its client, while cancelling it would be free',
      tags: ['Bookings'],
      answers: { 200: movedBookingAnswer },
    }),
    validJson(moveSchema),
    async (context) => {
      const id = bookingId(context.req.param('id'));
      const { id: viewerId } = context.get('viewer');
      await consumeRateLimit(movesPerUser, viewerId);
      return context.json(await rescheduleBooking(id, viewerId, context.req.valid('json')));
    },
  )
  .get(
    '/bookings/:id/rebooking',
    signedIn,
    operation({
      summary: 'Book a past visit again, as its client: the next free slot and its price now',
      tags: ['Bookings'],
      answers: { 200: rebookingAnswer },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await proposeRebooking(bookingId(context.req.param('id')), context.get('viewer').id));
    },
  );

function bookingId(id: string): string {
  if (!isId(id)) throw new AppError(bookingErrors.booking_not_found);
  return id;
}
