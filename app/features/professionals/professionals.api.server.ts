import { describeRoute } from 'hono-openapi';
import { AppError } from '#app/platform/errors/app-error.ts';
import { publicAccess } from '#app/platform/http/api-environment.server.ts';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { idempotent } from '#app/platform/http/idempotency.server.ts';
import { validJson } from '#app/platform/http/validated.server.ts';
import { isId } from '#app/platform/http/path-parameters.ts';
import { callbackChoiceSchema } from '#app/features/accounts/account.schema.ts';
import { findViewer, signedIn } from '#app/features/accounts/queries/viewer.server.ts';
import { addWorkPhoto } from './commands/add-work-photo.server.ts';
import { settleSignIn } from './commands/settle-sign-in.server.ts';
import { professionalErrors } from './professionals.errors.ts';
import { getProfessional } from './queries/get-professional.server.ts';
import { ownsProfessional } from './queries/owns-professional.server.ts';
import { newWorkPhotoSchema } from './work-photo.schema.ts';
import { listWorkPhotos } from './queries/list-work-photos.server.ts';

/** Professionals over HTTP; the list is the directory's. */
export const professionalsApi = apiRouter()
  .get(
    '/professionals/:id',
    publicAccess,
    describeRoute({ summary: 'One professional with the joined profile', tags: ['Professionals'] }),
    async (context) => context.json(await getProfessional(knownId(context.req.param('id')), await findViewer(context.req.raw.headers))),
  )
  .get(
    '/professionals/:id/work-photos',
    publicAccess,
    describeRoute({ summary: "A professional's portfolio in its order", tags: ['Professionals'] }),
    async (context) => {
      const { id } = await getProfessional(knownId(context.req.param('id')), await findViewer(context.req.raw.headers));
      const items = await listWorkPhotos(id);
      return context.json({ items, total: items.length, next_cursor: null });
    },
  )
  .post(
    '/professionals/:id/work-photos',
    signedIn,
    describeRoute({ summary: 'Put an uploaded picture at the end of the own portfolio', tags: ['Professionals'] }),
    validJson(newWorkPhotoSchema),
    idempotent,
    async (context) => {
      const professionalId = knownId(context.req.param('id'));
      const viewer = context.get('viewer');
      if (!(await ownsProfessional(professionalId, viewer))) throw new AppError(professionalErrors.professional_not_found);
      const { id } = await addWorkPhoto({ ...context.req.valid('json'), professionalId, ownerId: viewer.id });
      return context.json({ id }, 201);
    },
  )
  .post(
    '/auth/sign-in-destination',
    signedIn,
    describeRoute({ summary: 'Settles a sign-in (promotion, onboarding) and says which page it leads to', tags: ['Accounts'] }),
    async (context) => {
      const { destination } = await settleSignIn(context.get('viewer'));
      return context.json({ destination });
    },
  )
  .post(
    '/auth/callback-destination',
    signedIn,
    describeRoute({ summary: 'The same after a third party: who has no profile yet gets that of the choice made before', tags: ['Accounts'] }),
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
