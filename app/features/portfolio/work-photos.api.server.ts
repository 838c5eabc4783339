import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { addWorkPhoto } from './commands/add-work-photo.server.ts';
import { captionWorkPhoto } from './commands/caption-work-photo.server.ts';
import { orderWorkPhotos } from './commands/order-work-photos.server.ts';
import { removeWorkPhoto, restoreWorkPhoto } from './commands/remove-work-photo.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { getProfessional } from '#app/features/professionals/queries/get-professional.server.ts';
import { listWorkPhotos } from './queries/list-work-photos.server.ts';
import { ownsProfessional } from '#app/features/professionals/queries/owns-professional.server.ts';
import { captionSchema, newWorkPhotoSchema, portfolioOrderSchema } from './work-photo.schema.ts';
import * as z from 'zod/mini';
import { id, listOf, text } from '#app/platform/http/api/answer-fields.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { newWorkPhotoAnswer, workPhotoAnswer } from '#app/features/professionals/answers/professional.server.ts';

const tags = ['Professionals'];

/** The HTTP API of portfolios: public to read, changed by their owners. */
export const workPhotosApi = apiRouter()
  .get(
    '/professionals/:id/work-photos',
    publicAccess,
    operation({ summary: "A professional's portfolio in its order", tags, answers: { 200: listOf(workPhotoAnswer) } }),
    async (context) => {
      const id = context.req.param('id');
      if (!isId(id)) throw new AppError(professionalErrors.professional_not_found);
      const professional = await getProfessional(id, await findViewer(context.req.raw.headers));
      const items = await listWorkPhotos(professional.id);
      return context.json({ items, total: items.length, next_cursor: null });
    },
  )
  .post(
    '/professionals/:id/work-photos',
    signedIn,
    operation({
      summary: 'Put an uploaded picture at the end of the own portfolio',
      tags,
      answers: { 201: newWorkPhotoAnswer },
    }),
    validJson(newWorkPhotoSchema),
    idempotent,
    async (context) => {
      const viewer = context.get('viewer');
      const professionalId = await ownOne(context.req.param('id'), viewer);
      return context.json(
        await addWorkPhoto({ ...context.req.valid('json'), professionalId, ownerId: viewer.id }),
        201,
      );
    },
  )
  .put(
    '/professionals/:id/work-photos/order',
    signedIn,
    operation({
      summary: 'Store the order of the whole own portfolio, the main photo first',
      tags,
      answers: { 200: z.object({ ids: z.array(id) }) },
    }),
    validJson(portfolioOrderSchema),
    async (context) => {
      const professionalId = await ownOne(context.req.param('id'), context.get('viewer'));
      return context.json({ ids: await orderWorkPhotos(professionalId, context.req.valid('json')) });
    },
  )
  .patch(
    '/professionals/:id/work-photos/:photoId',
    signedIn,
    operation({
      summary: 'Change the words under a photo of the own portfolio; an empty text takes them away',
      tags,
      answers: { 200: z.object({ id, caption: z.nullable(text('Before the wedding')) }) },
    }),
    validJson(captionSchema),
    async (context) => {
      const professionalId = await ownOne(context.req.param('id'), context.get('viewer'));
      const id = photoIn(context.req.param('photoId'));
      const words = context.req.valid('json');
      await captionWorkPhoto(professionalId, id, words);
      return context.json({ id, caption: words.caption || null });
    },
  )
  .delete(
    '/professionals/:id/work-photos/:photoId',
    signedIn,
    operation({
      summary: 'Take a photo out of the own portfolio; it can be put back for a quarter of an hour',
      tags,
      answers: { 204: noContent },
    }),
    async (context) => {
      const professionalId = await ownOne(context.req.param('id'), context.get('viewer'));
      await removeWorkPhoto(professionalId, photoIn(context.req.param('photoId')));
      return context.body(null, 204);
    },
  )
  .put(
    '/professionals/:id/work-photos/:photoId/restored',
    signedIn,
    operation({
      summary: 'Put a photo back that was taken out of the own portfolio',
      tags,
      answers: { 204: noContent },
    }),
    async (context) => {
      const professionalId = await ownOne(context.req.param('id'), context.get('viewer'));
      await restoreWorkPhoto(professionalId, photoIn(context.req.param('photoId')));
      return context.body(null, 204);
    },
  );

/** @throws AppError professional_not_found, both for someone else's record and for none */
async function ownOne(id: string, viewer: Viewer): Promise<string> {
  if (!(await ownsProfessional(id, viewer))) throw new AppError(professionalErrors.professional_not_found);
  return id;
}

function photoIn(id: string): string {
  if (!isId(id)) throw new AppError(professionalErrors.work_photo_not_found);
  return id;
}
