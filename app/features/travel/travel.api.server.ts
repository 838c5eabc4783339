import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { travelSettingsAnswer } from './answers/travel.server.ts';
import { saveTravelSettings } from './settings/commands/save-travel-settings.server.ts';
import { readTravelSettings } from './settings/queries/read-travel-settings.server.ts';
import { travelSettingsRequest } from './settings/travel-settings.schema.ts';

const changesPerUser: RateLimit = { name: 'travel-user', points: 60, seconds: 60 };

/** The HTTP API of a professional's own travel settings. */
export const travelApi = apiRouter()
  .get(
    '/travel-settings',
    signedIn,
    operation({
      summary: 'How one travels from visit to visit, as a professional',
      tags: ['Availability'],
      answers: { 200: travelSettingsAnswer },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await readTravelSettings(await ownId(context.get('viewer').id)));
    },
  )
  .put(
    '/travel-settings',
    signedIn,
    operation({
      summary: 'Save how one travels, all at once; visits booked before stay',
      tags: ['Availability'],
      answers: { 200: travelSettingsAnswer },
    }),
    validJson(travelSettingsRequest),
    async (context) => {
      const { id: viewerId } = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewerId);
      const professionalId = await ownId(viewerId);
      await saveTravelSettings(professionalId, context.req.valid('json'));
      return context.json(await readTravelSettings(professionalId));
    },
  );

async function ownId(userId: string): Promise<string> {
  const own = await findProfessionalOf(userId);
  if (!own) throw new AppError(professionalErrors.professional_not_found);
  return own.id;
}
