import * as z from 'zod/mini';
import { findCities, lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { validQuery } from '#app/platform/http/api/validated.server.ts';
import { directoryLimits } from '#app/features/directory-search/directory-filter.ts';
import { limitSearches } from '#app/features/directory-search/search-limit.policy.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { placeAnswer } from '#app/features/directory-entries/answers/directory.server.ts';

const citiesMaximum = 6;

const placesQuerySchema = z.object({
  search: z
    .string('Please give the beginning of a city or a ZIP')
    .check(z.trim(), z.maxLength(directoryLimits.placeMaximum, 'This is too long for a place')),
});

/** The HTTP API of places to search near: cities by prefix, and full ZIP codes. */
export const placesApi = apiRouter().get(
  '/places',
  publicAccess,
  operation({
    summary: 'Cities whose name begins with a text, the largest first, or the city of a ZIP',
    tags: ['Professionals'],
    answers: { 200: z.object({ items: z.array(placeAnswer) }) },
  }),
  limitSearches,
  validQuery(placesQuerySchema),
  (context) =>
    context.json({ items: placesLike(context.req.valid('query').search) }, 200, {
      'cache-control': 'public, max-age=86400',
    }),
);

function placesLike(text: string): { value: string; note?: string }[] {
  const zip = lookUpPostalCode(text);
  if (zip) return [{ value: zip.postalCode, note: `${zip.city}, ${zip.state}` }];
  // One letter would match thousands of cities, of which six are returned.
  return text.length < 2 ? [] : findCities(text, citiesMaximum).map(({ name }) => ({ value: name }));
}
