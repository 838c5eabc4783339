import { adminOnly, signedIn } from '#app/platform/access/viewer-rules.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { ownsProfessional } from '#app/features/professionals/queries/owns-professional.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { consumeRateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { decideChange } from './commands/decide-change.server.ts';
import { proposeChange, withdrawChange } from './commands/propose-change.server.ts';
import { changeErrors } from './proposed-changes.errors.ts';
import { changeDecisionSchema, proposedChangeSchema } from './proposed-changes.schema.ts';
import { getReview } from '../review/queries/get-review.server.ts';
import { readOwnDocuments } from '../documents/queries/own-documents.server.ts';
import * as z from 'zod/mini';
import { id } from '#app/platform/http/api/answer-fields.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { applicationReviewAnswer, ownDocumentsAnswer } from '../review/answers/review.server.ts';

const changeLimit = { name: 'applications.change', points: 30, seconds: 600 };

/** The HTTP API of changes after approval: requested by the professional, decided by the team. */
export const proposedChangesApi = apiRouter()
  .get(
    '/professionals/:id/documents',
    signedIn,
    operation({
      summary: 'The own documents and categories, and the changes that wait for the team',
      tags: ['Applications'],
      answers: { 200: ownDocumentsAnswer },
    }),
    async (context) => {
      const own = await readOwnDocuments(await ownOne(context.req.param('id'), context.get('viewer')));
      if (!own) throw new AppError(professionalErrors.professional_not_found);
      context.header('cache-control', 'no-store');
      return context.json(own);
    },
  )
  .post(
    '/professionals/:id/changes',
    signedIn,
    operation({
      summary:
        'Ask for a change of the own documents or categories after the approval; what stands stays until it is decided',
      tags: ['Applications'],
      answers: { 201: z.object({ id }) },
    }),
    validJson(proposedChangeSchema),
    idempotent,
    async (context) => {
      const { id: userId } = context.get('viewer');
      const professionalId = await ownOne(context.req.param('id'), context.get('viewer'));
      await consumeRateLimit(changeLimit, userId);
      return context.json(await proposeChange({ userId, professionalId }, context.req.valid('json')), 201);
    },
  )
  .delete(
    '/professionals/:id/changes/:changeId',
    signedIn,
    operation({
      summary: 'Take back a change that was asked for',
      tags: ['Applications'],
      answers: { 204: noContent },
    }),
    async (context) => {
      const { id: userId } = context.get('viewer');
      const professionalId = await ownOne(context.req.param('id'), context.get('viewer'));
      await withdrawChange({ userId, professionalId }, changeIn(context.req.param('changeId')));
      return context.body(null, 204);
    },
  )
  .post(
    '/admin/changes/:id/decisions',
    adminOnly,
    operation({
      summary: 'Accept or reject a change that a professional has asked for; once decided it is gone',
      tags: ['Administration'],
      answers: { 200: z.object({ review: applicationReviewAnswer }) },
    }),
    validJson(changeDecisionSchema),
    idempotent,
    async (context) => {
      const { professionalId } = await decideChange(
        context.get('viewer').id,
        changeIn(context.req.param('id')),
        context.req.valid('json'),
      );
      return context.json({ review: await getReview(professionalId) });
    },
  );

/** @throws AppError professional_not_found, both for someone else's record and for none */
async function ownOne(id: string, viewer: Viewer): Promise<string> {
  if (!(await ownsProfessional(id, viewer))) throw new AppError(professionalErrors.professional_not_found);
  return id;
}

function changeIn(id: string): string {
  if (!isId(id)) throw new AppError(changeErrors.change_not_found);
  return id;
}
