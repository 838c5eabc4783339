import { adminOnly } from '#app/platform/access/viewer-rules.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { decideApplication } from './commands/decide-application.server.ts';
import { setDocumentExpiry } from '../documents/commands/set-document-expiry.server.ts';
import { getReview } from './queries/get-review.server.ts';
import { reviewErrors } from './review.errors.ts';
import { decisionSchema, expirySchema } from './review.schema.ts';
import * as z from 'zod/mini';
import { day, id } from '#app/platform/http/api/answer-fields.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { applicationReviewAnswer, historyEntryAnswer } from './answers/review.server.ts';

const tags = ['Administration'];

/** The HTTP API of the review of applications, for administrators (OPEN-14). */
export const reviewApi = apiRouter()
  .get(
    '/admin/professionals/:id',
    adminOnly,
    operation({
      summary: 'All that the review of a professional looks at, with the history',
      tags,
      answers: { 200: applicationReviewAnswer },
    }),
    async (context) => context.json(await getReview(professionalIn(context.req.param('id')))),
  )
  .post(
    '/admin/professionals/:id/decisions',
    adminOnly,
    operation({
      summary: 'Approve, verify, reject or suspend a professional; the same again changes nothing',
      tags,
      answers: {
        200: z.object({
          review: applicationReviewAnswer,
          changed: z.boolean(),
          happened: z.nullable(historyEntryAnswer),
        }),
      },
    }),
    validJson(decisionSchema),
    async (context) => {
      const id = professionalIn(context.req.param('id'));
      const decided = await decideApplication(context.get('viewer').id, id, context.req.valid('json'));
      return context.json({ ...decided, review: await getReview(id) });
    },
  )
  .patch(
    '/admin/documents/:id',
    adminOnly,
    operation({
      summary: 'Note until when a document holds; null for one that does not expire',
      tags,
      answers: { 200: z.object({ id, expires_on: z.nullable(day) }) },
    }),
    validJson(expirySchema),
    async (context) => {
      const id = context.req.param('id');
      if (!isId(id)) throw new AppError(reviewErrors.document_not_found);
      const { expires_on } = context.req.valid('json');
      await setDocumentExpiry(context.get('viewer').id, id, expires_on);
      return context.json({ id, expires_on });
    },
  );

function professionalIn(id: string): string {
  if (!isId(id)) throw new AppError(professionalErrors.professional_not_found);
  return id;
}
