import * as z from 'zod/mini';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { invalidInput, validQuery } from '#app/platform/http/api/validated.server.ts';
import { pinsAnswer } from '../answers/pins.server.ts';
import { isBookableSomewhere } from '../bookable-dates.ts';
import { directoryQuerySchema } from '../directory.schema.ts';
import { filterOf } from '../directory-request.ts';
import { limitSearches } from '../search-limit.policy.server.ts';
import { listPins } from './queries/list-pins.server.ts';

const pinsQuerySchema = z.omit(directoryQuerySchema, { sort: true, cursor: true, limit: true });

/** The HTTP API of the map of professionals. */
export const pinsApi = apiRouter().get(
  '/professional-pins',
  publicAccess,
  operation({
    summary: 'Where the listed professionals stand on the map: the best rated 500 matches, at the center of their ZIP',
    tags: ['Professionals'],
    answers: { 200: pinsAnswer },
  }),
  limitSearches,
  validQuery(pinsQuerySchema),
  async (context) => {
    const filter = filterOf(context.req.valid('query'));
    if (filter.date && !isBookableSomewhere(filter.date, new Date())) {
      throw invalidInput([{ path: ['date'], message: 'Please give a date from today to 3 months ahead' }]);
    }
    return context.json(await listPins(filter), 200, { 'cache-control': 'no-cache' });
  },
);
