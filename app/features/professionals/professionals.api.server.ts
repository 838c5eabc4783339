import { describeRoute } from 'hono-openapi';
import { AppError } from '#app/platform/errors/app-error.ts';
import { publicAccess } from '#app/platform/http/api-environment.server.ts';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { isId } from '#app/platform/http/path-parameters.ts';
import { findViewer, signedIn } from '#app/features/accounts/queries/viewer.server.ts';
import { settleSignIn } from './commands/settle-sign-in.server.ts';
import { professionalErrors } from './professionals.errors.ts';
import { getProfessional } from './queries/get-professional.server.ts';
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
    '/auth/sign-in-destination',
    signedIn,
    describeRoute({ summary: 'Settles a sign-in (promotion, onboarding) and says which page it leads to', tags: ['Accounts'] }),
    async (context) => context.json({ destination: await settleSignIn(context.get('viewer')) }),
  );

function knownId(id: string): string {
  if (!isId(id)) throw new AppError(professionalErrors.professional_not_found);
  return id;
}
