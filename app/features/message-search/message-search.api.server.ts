import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { validQuery } from '#app/platform/http/api/validated.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { threadSearchAnswer } from './answers/search.server.ts';
import { threadSearchSchema } from './message-search.schema.ts';
import { searchThreads } from './queries/search-threads.server.ts';

const searchesPerUser: RateLimit = { name: 'message-searches-user', points: 60, seconds: 60 };

/** The HTTP API of the search in one's own threads; registered before the threads, whose ids its path resembles. */
export const messageSearchApi = apiRouter().get(
  '/threads/search',
  signedIn,
  operation({
    summary: 'Find words in one’s own threads as a client or, with as=professional, as a professional',
    tags: ['Messages'],
    answers: { 200: threadSearchAnswer },
  }),
  validQuery(threadSearchSchema),
  async (context) => {
    const { id } = context.get('viewer');
    await consumeRateLimit(searchesPerUser, id);
    context.header('cache-control', 'no-store');
    return context.json(await searchThreads(id, context.req.valid('query')));
  },
);
