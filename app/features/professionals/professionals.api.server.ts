import { AppError } from '#app/platform/errors/app-error.ts';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { callbackChoiceSchema } from '#app/features/accounts/account.schema.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { saveOwnProfile } from './own-profile/commands/save-own-profile.server.ts';
import { settleSignIn } from './own-profile/commands/settle-sign-in.server.ts';
import { ownProfileSchema } from './own-profile/own-profile.schema.ts';
import { professionalErrors } from './professionals.errors.ts';
import { getProfessional } from './queries/get-professional.server.ts';
import * as z from 'zod/mini';
import { instant, text } from '#app/platform/http/api/answer-fields.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { professionalAnswer } from './answers/professional.server.ts';

/** The HTTP API of professionals; the list belongs to the directory. */
export const professionalsApi = apiRouter()
  .get(
    '/professionals/:id',
    publicAccess,
    operation({
      summary: 'One professional with the joined profile',
      tags: ['Professionals'],
      answers: { 200: professionalAnswer },
    }),
    async (context) =>
      context.json(await getProfessional(knownId(context.req.param('id')), await findViewer(context.req.raw.headers))),
  )
  .patch(
    '/professionals/:id',
    signedIn,
    operation({
      summary: 'Save the own name, phone, picture and bio in one step',
      tags: ['Professionals'],
      answers: { 200: z.object({ updated_at: instant }) },
    }),
    validJson(ownProfileSchema),
    async (context) => {
      const { id: userId } = context.get('viewer');
      const { updated_at } = await saveOwnProfile(userId, knownId(context.req.param('id')), context.req.valid('json'));
      return context.json({ updated_at: updated_at.toISOString() });
    },
  )
  .post(
    '/auth/sign-in-destination',
    signedIn,
    operation({
      summary: 'Settles a sign-in (promotion, onboarding) and says which page it leads to',
      tags: ['Accounts'],
      answers: { 200: z.object({ destination: text('/dashboard') }) },
    }),
    async (context) => {
      const { destination } = await settleSignIn(context.get('viewer'));
      return context.json({ destination });
    },
  )
  .post(
    '/auth/callback-destination',
    signedIn,
    operation({
      summary: 'The same after a third party: who has no profile yet gets that of the choice made before',
      tags: ['Accounts'],
      answers: { 200: z.object({ destination: text('/dashboard'), has_profile: z.boolean() }) },
    }),
    validJson(callbackChoiceSchema),
    async (context) => {
      const choice = context.req.valid('json').selected_user_type;
      const { destination, hasProfile } = await settleSignIn(context.get('viewer'), { by: 'callback', choice });
      return context.json({ destination, has_profile: hasProfile });
    },
  );

function knownId(id: string): string {
  if (!isId(id)) throw new AppError(professionalErrors.professional_not_found);
  return id;
}
