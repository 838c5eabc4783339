import { describeRoute } from 'hono-openapi';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { signedIn } from '#app/features/accounts/queries/viewer.server.ts';
import { readOwnOverview } from './queries/read-overview.server.ts';

/** The overview of one's own business over HTTP, for other clients than our pages. */
export const overviewApi = apiRouter().get(
  '/professional-overview',
  signedIn,
  describeRoute({ summary: "A professional's own figures, revenue by week, visits of today and latest bookings", tags: ['Bookings'] }),
  async (context) => {
    context.header('cache-control', 'no-store');
    return context.json(await readOwnOverview(context.get('viewer').id));
  },
);
