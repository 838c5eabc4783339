import * as z from 'zod/mini';
import { bookingParties } from '#app/features/bookings/booking.ts';
import { parseIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { requestLimits } from '#app/platform/config/limits.ts';
import { accessErrors } from '#app/platform/access/access.errors.ts';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { consumeRateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { signedIn, signedInOrKey } from '#app/platform/access/viewer-rules.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { mayActAs } from '#app/features/bookings/booking.policy.ts';
import { bookingRequestSchema, quoteSchema, statusChangeSchema } from '#app/features/bookings/booking.schema.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { cancelPendingBooking } from './commands/cancel-booking.server.ts';
import { deleteBooking } from '#app/features/bookings/commands/delete-booking.server.ts';
import { checkoutsPerUser } from './payment/checkout.api.server.ts';
import { insertBooking } from './commands/insert-booking.server.ts';
import { getBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { listOwnBookings } from '#app/features/bookings/queries/list-client-bookings.server.ts';
import { quoteBooking } from '#app/features/slots/queries/quote-booking.server.ts';
import { readDaySlots, readMonthSlots } from '#app/features/slots/queries/read-slots.server.ts';
import { oneOfDateAndMonth, slotDateChecks, zipOfVisit } from '#app/features/slots/slots.schema.ts';
import { id } from '#app/platform/http/api/answer-fields.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import {
  bookingAnswer,
  bookingListAnswer,
  quoteAnswer,
  slotsAnswer,
} from '#app/features/bookings/answers/booking.server.ts';

const listQuery = z.object({
  as: z._default(z.enum(bookingParties), 'client'),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(
    z.coerce.number().check(z.int(), z.gte(1), z.lte(requestLimits.listMaximum)),
    requestLimits.listMaximum,
  ),
});

const slotsQuery = z
  .object({
    ...slotDateChecks,
    service_id: z.optional(z.uuid(bookingErrors.invalid_service.message)),
    zip: z.optional(zipOfVisit),
  })
  .check(oneOfDateAndMonth);

/** Bookings and bookable slots over HTTP. */
export const bookingsApi = apiRouter()
  .get(
    '/professionals/:id/slots',
    publicAccess,
    operation({
      summary: 'The 10 slots of a day, or how many each day of a month has free',
      tags: ['Bookings'],
      answers: { 200: slotsAnswer },
    }),
    validQuery(slotsQuery),
    async (context) => {
      const professionalId = context.req.param('id');
      if (!isId(professionalId)) throw new AppError(professionalErrors.professional_not_found);
      const { date, month, service_id, zip = null } = context.req.valid('query');
      const viewer = await findViewer(context.req.raw.headers);
      const question = { professionalId, serviceId: service_id, viewerId: viewer?.id ?? null, zip };
      context.header('cache-control', 'no-store');
      return context.json(
        date === undefined ? await readMonthSlots(question, month ?? '') : await readDaySlots(question, date),
      );
    },
  )
  .post(
    '/quotes',
    publicAccess,
    operation({
      summary: 'The price of a choice before paying, with the travel fee',
      tags: ['Bookings'],
      answers: { 200: quoteAnswer },
    }),
    validJson(quoteSchema),
    async (context) => {
      const { bookingDate, ...choice } = context.req.valid('json');
      const startsAt = bookingDate === undefined ? null : parseIsoWithOffset(bookingDate);
      if (startsAt === null) return context.json(await quoteBooking(choice));
      const viewer = await findViewer(context.req.raw.headers);
      return context.json(await quoteBooking({ ...choice, timed: { startsAt, viewerId: viewer?.id ?? null } }));
    },
  )
  .get(
    '/bookings',
    signedInOrKey('read:bookings'),
    operation({
      summary: "The signed-in user's bookings, newest date first",
      tags: ['Bookings'],
      answers: { 200: bookingListAnswer },
    }),
    validQuery(listQuery),
    async (context) => {
      const { as, ...page } = context.req.valid('query');
      const viewer = context.get('viewer');
      if (!mayActAs(as, viewer)) throw new AppError(accessErrors.key_scope_missing);
      context.header('cache-control', 'no-store');
      return context.json(await listOwnBookings(viewer.id, as, page));
    },
  )
  .get(
    '/bookings/:id',
    signedInOrKey('read:bookings'),
    operation({ summary: 'One booking, for its parties', tags: ['Bookings'], answers: { 200: bookingAnswer } }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await getBooking(bookingId(context.req.param('id')), context.get('viewer')));
    },
  )
  .post(
    '/bookings',
    signedInOrKey('write:bookings', { owner: 'person' }),
    operation({
      summary: 'Create a pending booking for the signed-in client, without a checkout yet',
      tags: ['Bookings'],
      answers: { 201: bookingAnswer },
    }),
    validJson(bookingRequestSchema),
    idempotent,
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(checkoutsPerUser, viewer.id);
      return context.json(await insertBooking(context.req.valid('json'), viewer), 201);
    },
  )
  .patch(
    '/bookings/:id',
    signedInOrKey('write:bookings', { owner: 'person' }),
    operation({
      summary: "Change a booking's status: a client may cancel their own pending one",
      tags: ['Bookings'],
      answers: { 200: z.object({ id, status: z.literal('cancelled') }) },
    }),
    validJson(statusChangeSchema),
    async (context) => {
      const id = context.req.param('id');
      const viewer = context.get('viewer');
      if (context.req.valid('json').status !== 'cancelled') {
        await getBooking(bookingId(id), viewer);
        throw new AppError(bookingErrors.status_not_allowed);
      }
      await cancelPendingBooking(id, viewer.id);
      return context.json({ id, status: 'cancelled' as const });
    },
  )
  .delete(
    '/bookings/:id',
    signedIn,
    operation({
      summary: 'Permanently delete a cancelled booking, as its client',
      tags: ['Bookings'],
      answers: { 200: z.object({ id, deleted: z.literal(true) }) },
    }),
    async (context) => {
      const id = bookingId(context.req.param('id'));
      await deleteBooking(id, context.get('viewer').id);
      return context.json({ id, deleted: true as const });
    },
  );

function bookingId(id: string): string {
  if (!isId(id)) throw new AppError(bookingErrors.booking_not_found);
  return id;
}
