import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { readOwnOverview } from './queries/read-overview.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { overviewAnswer } from './answers/overview.server.ts';

/** The HTTP API of a professional's own overview, for clients other than our pages. */
export const overviewApi = apiRouter().get(
  '/professional-overview',
  signedIn,
  operation({
    summary: "A professional's own figures, revenue by week, visits of today and latest bookings",
    tags: ['Bookings'],
    answers: { 200: overviewAnswer },
  }),
  async (context) => {
    context.header('cache-control', 'no-store');
    return context.json(await readOwnOverview(context.get('viewer').id));
  },
);
