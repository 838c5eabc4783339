import * as z from 'zod/mini';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { id, listOf } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { addressSchema } from './address.schema.ts';
import { addressErrors } from './addresses.errors.ts';
import { addressAnswer, arrivalNotesAnswer, postalCodeAnswer } from './answers/addresses.server.ts';
import { findArrivalNotes } from './arrival/queries/find-arrival-notes.server.ts';
import { changeAddress } from './commands/change-address.server.ts';
import { deleteAddress } from './commands/delete-address.server.ts';
import { saveAddress } from './commands/save-address.server.ts';
import { listAddresses } from './queries/list-addresses.server.ts';

const changesPerUser: RateLimit = { name: 'addresses-user', points: 60, seconds: 60 };

/** The HTTP API of a viewer's own addresses, and of the notes for getting in. */
export const addressesApi = apiRouter()
  .get(
    '/addresses',
    signedIn,
    operation({
      summary: "The signed-in user's saved addresses, the one booked or saved last first",
      tags: ['Addresses'],
      answers: { 200: listOf(addressAnswer) },
    }),
    async (context) => {
      const items = await listAddresses(context.get('viewer').id);
      context.header('cache-control', 'no-store');
      return context.json({ items, total: items.length, next_cursor: null });
    },
  )
  .post(
    '/addresses',
    signedIn,
    operation({
      summary: 'Save an address; saving the same place again changes its name and notes',
      tags: ['Addresses'],
      answers: { 201: addressAnswer },
    }),
    validJson(addressSchema),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewer.id);
      return context.json(await saveAddress(viewer, context.req.valid('json')), 201);
    },
  )
  .put(
    '/addresses/:id',
    signedIn,
    operation({
      summary: 'Change a saved address; visits booked before keep their location',
      tags: ['Addresses'],
      answers: { 200: addressAnswer },
    }),
    validJson(addressSchema),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewer.id);
      return context.json(
        await changeAddress(viewer.id, addressId(context.req.param('id')), context.req.valid('json')),
      );
    },
  )
  .delete(
    '/addresses/:id',
    signedIn,
    operation({
      summary: 'Delete a saved address; repeating it changes nothing',
      tags: ['Addresses'],
      answers: { 200: z.object({ id, deleted: z.literal(true) }) },
    }),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewer.id);
      const deletedId = addressId(context.req.param('id'));
      await deleteAddress(viewer.id, deletedId);
      return context.json({ id: deletedId, deleted: true as const });
    },
  )
  .get(
    '/bookings/:id/arrival-notes',
    signedIn,
    operation({
      summary: 'How to get in: for the professional of a visit, from a day before it until its end',
      tags: ['Addresses'],
      answers: { 200: arrivalNotesAnswer },
    }),
    async (context) => {
      const bookingId = context.req.param('id');
      if (!isId(bookingId)) throw new AppError(bookingErrors.booking_not_found);
      context.header('cache-control', 'no-store');
      return context.json({ notes: await findArrivalNotes(bookingId, context.get('viewer').id) });
    },
  )
  .get(
    '/postal-codes/:zip',
    publicAccess,
    operation({
      summary: 'The city and state of a ZIP',
      tags: ['Addresses'],
      answers: { 200: postalCodeAnswer },
    }),
    (context) => {
      const place = lookUpPostalCode(context.req.param('zip'));
      context.header('cache-control', 'public, max-age=86400');
      return context.json({ found: place && { city: place.city, state: place.state } });
    },
  );

function addressId(id: string): string {
  if (!isId(id)) throw new AppError(addressErrors.address_not_found);
  return id;
}
