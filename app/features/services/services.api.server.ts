import { describeRoute } from 'hono-openapi';
import { AppError } from '#app/platform/errors/app-error.ts';
import { publicAccess } from '#app/platform/http/api-environment.server.ts';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { isId } from '#app/platform/http/path-parameters.ts';
import { findViewer } from '#app/features/accounts/queries/viewer.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { getProfessional } from '#app/features/professionals/queries/get-professional.server.ts';
import { listServices } from './queries/list-services.server.ts';

/** Services over HTTP. */
export const servicesApi = apiRouter().get(
  '/professionals/:id/services',
  publicAccess,
  describeRoute({ summary: "A professional's services", tags: ['Services'] }),
  async (context) => {
    const id = context.req.param('id');
    if (!isId(id)) throw new AppError(professionalErrors.professional_not_found);
    await getProfessional(id, await findViewer(context.req.raw.headers));
    const items = await listServices(id);
    return context.json({ items, total: items.length, next_cursor: null });
  },
);
