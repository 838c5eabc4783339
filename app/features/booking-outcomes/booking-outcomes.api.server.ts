import * as z from 'zod/mini';
import { AppError } from '#app/platform/errors/app-error.ts';
import { signedIn, signedInOrKey } from '#app/platform/access/viewer-rules.server.ts';
import { id } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { cancellationSchema } from '#app/features/bookings/booking.schema.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { cancelledBookingAnswer, completionAnswer, refundPreviewAnswer } from './answers/outcomes.server.ts';
import { cancelAndRefund } from './cancel/commands/cancel-and-refund.server.ts';
import { previewRefund } from './cancel/queries/preview-refund.server.ts';
import { completeBooking } from './complete/commands/complete-booking.server.ts';
import { undoCompletion } from './complete/commands/undo-completion.server.ts';

/** Completing and cancelling paid bookings over HTTP. */
export const bookingOutcomesApi = apiRouter()
  .post(
    '/bookings/:id/complete',
    signedInOrKey('write:bookings', { owner: 'business' }),
    operation({
      summary: 'Complete a visit: for its professional and admins, once it has begun',
      tags: ['Bookings'],
      answers: { 200: completionAnswer },
    }),
    async (context) => {
      const id = bookingId(context.req.param('id'));
      const { undo_until } = await completeBooking(id, context.get('viewer'));
      return context.json({
        id,
        status: 'completed' as const,
        undo_until: undo_until?.toISOString() ?? null,
        undo_seconds: undo_until ? Math.max(0, Math.floor((undo_until.getTime() - Date.now()) / 1_000)) : 0,
      });
    },
  )
  .post(
    '/bookings/:id/undo-completion',
    signedIn,
    operation({
      summary: 'Undo the completion of a visit within a minute: for whoever completed it',
      tags: ['Bookings'],
      answers: { 200: z.object({ id, status: z.literal('confirmed') }) },
    }),
    async (context) => {
      const id = bookingId(context.req.param('id'));
      await undoCompletion(id, context.get('viewer'));
      return context.json({ id, status: 'confirmed' as const });
    },
  )
  .get(
    '/bookings/:id/refund-preview',
    signedInOrKey('read:bookings'),
    operation({
      summary: 'What cancelling a booking now would refund, for its parties and admins',
      tags: ['Bookings'],
      answers: { 200: refundPreviewAnswer },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await previewRefund(bookingId(context.req.param('id')), context.get('viewer')));
    },
  )
  .post(
    '/bookings/:id/cancel-and-refund',
    signedInOrKey('write:bookings'),
    operation({
      summary: 'Cancel a booking with the refund that was shown; admins give a reason',
      tags: ['Bookings'],
      answers: { 200: cancelledBookingAnswer },
    }),
    validJson(cancellationSchema),
    async (context) =>
      context.json(
        await cancelAndRefund(bookingId(context.req.param('id')), context.get('viewer'), context.req.valid('json')),
      ),
  );

function bookingId(id: string): string {
  if (!isId(id)) throw new AppError(bookingErrors.booking_not_found);
  return id;
}
