import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { nearestPostalCodeAnswer, suggestionsAnswer } from './answers/suggestions.server.ts';
import { limitSearches } from '#app/features/directory-search/search-limit.policy.server.ts';
import { findNearestPostalCode } from './queries/find-nearest-postal-code.server.ts';
import { findSuggestions, suggestPlaces } from './queries/find-suggestions.server.ts';
import { positionSchema, suggestionsQuerySchema } from './suggestions.schema.ts';

/** The HTTP API of what the search fields suggest. */
export const suggestionsApi = apiRouter()
  .get(
    '/suggestions',
    publicAccess,
    operation({
      summary: 'What a typed beginning may mean: services, categories, listed professionals and places',
      tags: ['Professionals'],
      answers: { 200: suggestionsAnswer },
    }),
    limitSearches,
    validQuery(suggestionsQuerySchema),
    async (context) => {
      const { search, only } = context.req.valid('query');
      const found = only === 'places' ? await suggestPlaces(search) : await findSuggestions(search);
      return context.json(found, 200, { 'cache-control': 'public, max-age=60' });
    },
  )
  .post(
    // In the body, which no log contains; nothing is stored.
    '/postal-codes/nearest',
    publicAccess,
    operation({
      summary: 'The ZIP nearest to a position, which is not stored; two decimals are enough',
      tags: ['Professionals'],
      answers: { 200: nearestPostalCodeAnswer },
    }),
    limitSearches,
    validJson(positionSchema),
    (context) => context.json(findNearestPostalCode(context.req.valid('json'))),
  );
