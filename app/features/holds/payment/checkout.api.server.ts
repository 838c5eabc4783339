import * as z from 'zod/mini';
import { signedIn, signedInOrKey } from '#app/platform/access/viewer-rules.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { bookingAnswer } from '#app/features/bookings/answers/booking.server.ts';
import { requestedBookingAnswer } from '#app/features/bookings/answers/booking.server.ts';
import {
  bookingRequestSchema,
  bookingToCancelSchema,
  successfulPaymentSchema,
} from '#app/features/bookings/booking.schema.ts';
import { cancelPendingBooking } from '../commands/cancel-booking.server.ts';
import { requestBooking } from '../commands/request-booking.server.ts';
import { getBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { completePayment } from './commands/complete-payment.server.ts';

export const checkoutsPerUser: RateLimit = { name: 'checkout-user', points: 30, seconds: 60 };

/** To the hosted checkout, and back with or without a payment. */
export const checkoutApi = apiRouter()
  .post(
    '/functions/create-checkout-session',
    signedInOrKey('write:bookings', { owner: 'person' }),
    operation({
      summary: 'Book: hold the slot and open the hosted checkout',
      tags: ['Functions'],
      answers: { 200: requestedBookingAnswer },
    }),
    validJson(bookingRequestSchema),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(checkoutsPerUser, viewer.id);
      return context.json(await requestBooking(context.req.valid('json'), viewer));
    },
  )
  .post(
    '/functions/handle-successful-payment',
    signedIn,
    operation({
      summary: 'The return from checkout: confirms what Stripe says was paid',
      tags: ['Functions'],
      answers: { 200: z.object({ success: z.literal(true), booking: bookingAnswer }) },
    }),
    validJson(successfulPaymentSchema),
    async (context) => {
      const { bookingId: id, sessionId } = context.req.valid('json');
      const viewer = context.get('viewer');
      await completePayment(id, sessionId, viewer.id);
      return context.json({ success: true as const, booking: await getBooking(id, viewer) });
    },
  )
  .post(
    '/functions/cancel-booking',
    signedInOrKey('write:bookings', { owner: 'person' }),
    operation({
      summary: 'Cancel a pending booking, as its client',
      tags: ['Functions'],
      answers: { 200: z.object({ success: z.literal(true) }) },
    }),
    validJson(bookingToCancelSchema),
    async (context) => {
      await cancelPendingBooking(context.req.valid('json').bookingId, context.get('viewer').id);
      return context.json({ success: true as const });
    },
  );
