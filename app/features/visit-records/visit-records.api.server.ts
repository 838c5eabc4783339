import * as z from 'zod/mini';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { id, listOf } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { serviceErrors } from '#app/features/services/services.errors.ts';
import { checklistAnswer, recordAnswer } from './answers/record.server.ts';
import { addPhoto } from './commands/add-photo.server.ts';
import { removePhoto } from './commands/remove-photo.server.ts';
import { saveChecklist } from './commands/save-checklist.server.ts';
import { saveRecord } from './commands/save-record.server.ts';
import { listChecklists } from './queries/list-checklists.server.ts';
import { readRecord } from './queries/read-record.server.ts';
import { removeSignature } from './signature/commands/remove-signature.server.ts';
import { saveSignature } from './signature/commands/save-signature.server.ts';
import { signatureSchema } from './signature/signature.schema.ts';
import { visitRecordErrors } from './visit-records.errors.ts';
import { checklistRequest, photoSchema, recordRequest } from './visit-record.schema.ts';

const savesPerUser: RateLimit = { name: 'visit-records-user', points: 240, seconds: 60 };
const tags = ['Bookings'];

/** The HTTP API of visits' records and of the checklists of services. */
export const visitRecordsApi = apiRouter()
  .get(
    '/bookings/:id/record',
    signedIn,
    operation({
      summary: 'The record of a visit: for its professional on the day, for its client once it is completed',
      tags,
      answers: { 200: z.object({ record: z.nullable(recordAnswer) }) },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json({ record: await readRecord(bookingId(context.req.param('id')), context.get('viewer').id) });
    },
  )
  .put(
    '/bookings/:id/record',
    signedIn,
    operation({
      summary: 'Save the checklist, materials and note of a visit, as its professional',
      tags,
      answers: { 204: noContent },
    }),
    validJson(recordRequest),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(savesPerUser, viewer.id);
      await saveRecord(bookingId(context.req.param('id')), viewer.id, context.req.valid('json'));
      return context.body(null, 204);
    },
  )
  .post(
    '/bookings/:id/photos',
    signedIn,
    operation({
      summary: 'Add an uploaded photo to a visit, as its professional',
      tags,
      answers: { 201: z.object({ id }) },
    }),
    validJson(photoSchema),
    idempotent,
    async (context) => {
      const viewer = context.get('viewer');
      const photo = context.req.valid('json');
      await consumeRateLimit(savesPerUser, viewer.id);
      await addPhoto(bookingId(context.req.param('id')), viewer.id, photo);
      return context.json({ id: photo.id }, 201);
    },
  )
  .delete(
    '/bookings/:id/photos/:photoId',
    signedIn,
    operation({ summary: 'Remove a photo of a visit, as its professional', tags, answers: { 204: noContent } }),
    async (context) => {
      const { id: visitId, photoId } = context.req.param();
      const viewer = context.get('viewer');
      await consumeRateLimit(savesPerUser, viewer.id);
      if (!isId(photoId)) throw new AppError(visitRecordErrors.visit_photo_not_found);
      await removePhoto(bookingId(visitId), viewer.id, photoId);
      return context.body(null, 204);
    },
  )
  .put(
    '/bookings/:id/signature',
    signedIn,
    operation({
      summary: 'Save what was signed at a visit, as its professional, in place of an earlier signature',
      tags,
      answers: { 204: noContent },
    }),
    validJson(signatureSchema),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(savesPerUser, viewer.id);
      await saveSignature(bookingId(context.req.param('id')), viewer.id, context.req.valid('json'));
      return context.body(null, 204);
    },
  )
  .delete(
    '/bookings/:id/signature',
    signedIn,
    operation({ summary: 'Clear the signature of a visit, as its professional', tags, answers: { 204: noContent } }),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(savesPerUser, viewer.id);
      await removeSignature(bookingId(context.req.param('id')), viewer.id);
      return context.body(null, 204);
    },
  )
  .get(
    '/service-checklists',
    signedIn,
    operation({
      summary: "The checklists of one's own services",
      tags: ['Services'],
      answers: { 200: listOf(checklistAnswer) },
    }),
    async (context) => {
      const items = await listChecklists(context.get('viewer').id);
      context.header('cache-control', 'no-store');
      return context.json({ items, total: items.length, next_cursor: null });
    },
  )
  .put(
    '/services/:id/checklist',
    signedIn,
    operation({
      summary: 'Save the checklist of an own service, and whether its clients are asked to sign',
      tags: ['Services'],
      answers: { 200: checklistAnswer },
    }),
    validJson(checklistRequest),
    async (context) => {
      const serviceId = context.req.param('id');
      const viewer = context.get('viewer');
      if (!isId(serviceId)) throw new AppError(serviceErrors.service_not_found);
      await consumeRateLimit(savesPerUser, viewer.id);
      const request = context.req.valid('json');
      const asks_signature = await saveChecklist(viewer.id, serviceId, request);
      return context.json({ service_id: serviceId, lines: request.lines, asks_signature });
    },
  );

function bookingId(text: string): string {
  if (!isId(text)) throw new AppError(bookingErrors.booking_not_found);
  return text;
}
