import type { TypedResponse } from 'hono';
import { requestLimits } from '#app/platform/config/limits.ts';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { invalidInput, validQuery } from '#app/platform/http/api/validated.server.ts';
import { decodeCursor } from '#app/features/directory-search/directory-cursor.ts';
import type { DirectoryCard } from '#app/features/directory-entries/directory-card.ts';
import { isBookableSomewhere } from '#app/features/directory-search/bookable-dates.ts';
import { filterOf } from '#app/features/directory-search/directory-request.ts';
import { directoryQuerySchema } from '#app/features/directory-search/directory.schema.ts';
import { limitSearches } from '#app/features/directory-search/search-limit.policy.server.ts';
import { searchDirectory, type DirectoryPage } from '#app/features/directory-search/queries/search-directory.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { directoryAnswer } from '#app/features/directory-entries/answers/directory.server.ts';

type ListAnswer = { items: DirectoryCard[]; total: number; next_cursor: string | null; total_capped: boolean };

/** The HTTP API of the list of professionals (API-002, API-008). */
export const directoryApi = apiRouter().get(
  '/professionals',
  publicAccess,
  operation({
    summary: 'Search, filter and sort the listed professionals; total is exact to 1,000, then total_capped is true',
    tags: ['Professionals'],
    answers: { 200: directoryAnswer },
  }),
  limitSearches,
  validQuery(directoryQuerySchema),
  async (context) => {
    const query = context.req.valid('query');
    const filter = filterOf(query);
    if (query.cursor !== undefined && !decodeCursor(query.cursor, filter.sort)) {
      throw invalidInput([{ path: ['cursor'], message: 'This cursor is not one of ours' }]);
    }
    if (filter.date && !isBookableSomewhere(filter.date, new Date())) {
      throw invalidInput([{ path: ['date'], message: 'Please give a date from today to 3 months ahead' }]);
    }
    const page = await searchDirectory(filter, {
      cursor: query.cursor,
      limit: query.limit ?? requestLimits.listDefault,
    });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
    return context.body(toJson(page), 200, headers) as Response as TypedResponse<ListAnswer, 200, 'json'> & Response;
  },
);

// The cards are already JSON: parsing and serializing them again would be most of this request's work.
function toJson({ cards, total, next_cursor, total_capped }: DirectoryPage): string {
  const rest = JSON.stringify({ total, next_cursor, total_capped });
  return `{"items":[${cards.join(',')}],${rest.slice(1)}`;
}
