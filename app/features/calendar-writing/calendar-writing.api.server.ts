import type { Context } from 'hono';
import { AppError } from '#app/platform/errors/app-error.ts';
import { listOf } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import {
  findProfessionalOf,
  type OwnProfessional,
} from '#app/features/professionals/queries/find-professional-of.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { changedVisitAnswer } from './answers/changed-visits.server.ts';
import { calendarWritingErrors } from './calendar-writing.errors.ts';
import { leaveVisitOut, putVisitBack } from './commands/answer-changed-visit.server.ts';
import { listChangedVisits } from './queries/list-changed-visits.server.ts';

/** The HTTP API of visits in a professional's own calendar elsewhere. */
export const calendarWritingApi = apiRouter()
  .get(
    '/calendar-visits',
    signedIn,
    about('Coming visits that were deleted or moved in one’s own calendar, or could not be added'),
    async (context) => listed(context, await ownProfessional(context.get('viewer').id)),
  )
  .post(
    '/calendar-visits/:id/restoration',
    signedIn,
    about('Put a visit back into one’s own calendar; the visit itself never changed'),
    async (context) => {
      const owner = await ownProfessional(context.get('viewer').id);
      await putVisitBack(owner.id, visitId(context.req.param('id')));
      return listed(context, owner);
    },
  )
  .delete(
    '/calendar-visits/:id',
    signedIn,
    about('Leave a visit in one’s own calendar as it is there'),
    async (context) => {
      const owner = await ownProfessional(context.get('viewer').id);
      await leaveVisitOut(owner.id, visitId(context.req.param('id')));
      return listed(context, owner);
    },
  );

function about(summary: string) {
  return operation({ summary, tags: ['Calendar'], answers: { 200: listOf(changedVisitAnswer) } });
}

async function listed(context: Context, owner: OwnProfessional) {
  const items = await listChangedVisits(owner);
  context.header('cache-control', 'no-store');
  return context.json({ items, total: items.length, next_cursor: null });
}

async function ownProfessional(userId: string): Promise<OwnProfessional> {
  const own = await findProfessionalOf(userId);
  if (!own) throw new AppError(professionalErrors.professional_not_found);
  return own;
}

/** @throws AppError calendar_visit_not_found */
function visitId(text: string): string {
  if (!isId(text)) throw new AppError(calendarWritingErrors.calendar_visit_not_found);
  return text;
}
