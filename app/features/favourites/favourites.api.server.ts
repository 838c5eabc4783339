import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { saveFavourite } from './commands/save-favourite.server.ts';
import { favouritesStore } from './favourites-store.server.ts';
import { listFavourites } from './queries/list-favourites.server.ts';
import * as z from 'zod/mini';
import { id, listOf } from '#app/platform/http/api/answer-fields.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { favouriteAnswer } from './answers/favourites.server.ts';

const changesPerUser: RateLimit = { name: 'favourites-user', points: 120, seconds: 60 };

/** The HTTP API of a viewer's own favorites (OPEN-03). */
export const favouritesApi = apiRouter()
  .get(
    '/favourites',
    signedIn,
    operation({
      summary: "The signed-in user's saved professionals, the last saved first",
      tags: ['Favourites'],
      answers: { 200: listOf(favouriteAnswer) },
    }),
    async (context) => {
      const items = await listFavourites(context.get('viewer').id);
      context.header('cache-control', 'no-store');
      return context.json({ items, total: items.length, next_cursor: null });
    },
  )
  .put(
    '/favourites/:id',
    signedIn,
    operation({
      summary: 'Save a professional; repeating it changes nothing',
      tags: ['Favourites'],
      answers: { 200: z.object({ professional_id: id, saved: z.literal(true) }) },
    }),
    async (context) => {
      const professionalId = knownId(context.req.param('id'));
      const viewer = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewer.id);
      await saveFavourite(professionalId, viewer);
      return context.json({ professional_id: professionalId, saved: true as const });
    },
  )
  .delete(
    '/favourites/:id',
    signedIn,
    operation({
      summary: 'Remove a saved professional; repeating it changes nothing',
      tags: ['Favourites'],
      answers: { 200: z.object({ professional_id: id, saved: z.literal(false) }) },
    }),
    async (context) => {
      const professionalId = knownId(context.req.param('id'));
      const viewer = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewer.id);
      await favouritesStore.remove(database(), viewer.id, professionalId);
      return context.json({ professional_id: professionalId, saved: false as const });
    },
  );

function knownId(id: string): string {
  if (!isId(id)) throw new AppError(professionalErrors.professional_not_found);
  return id;
}
