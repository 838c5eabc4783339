import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { listOf } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { getProfessional } from '#app/features/professionals/queries/get-professional.server.ts';
import { serviceAnswer } from '#app/features/services/answers/services.server.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { listOfferedServices } from './queries/list-offered-services.server.ts';

/** What can be booked with a professional, for how long. */
export const offeredServicesApi = apiRouter().get(
  '/professionals/:id/services',
  publicAccess,
  operation({
    summary: "A professional's services, with the minutes that are booked for each",
    tags: ['Services'],
    answers: { 200: listOf(serviceAnswer) },
  }),
  async (context) => {
    const id = context.req.param('id');
    if (!isId(id)) throw new AppError(professionalErrors.professional_not_found);
    await getProfessional(id, await findViewer(context.req.raw.headers));
    const items = await listOfferedServices(id);
    return context.json({ items, total: items.length, next_cursor: null });
  },
);
