import { describeRoute } from 'hono-openapi';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { signedIn } from '#app/features/accounts/queries/viewer.server.ts';
import { listOwnServices } from './queries/list-own-services.server.ts';

/** One's own services with what is booked of them, over HTTP. */
export const ownServicesApi = apiRouter().get(
  '/services',
  signedIn,
  describeRoute({ summary: "One's own services with the number of their bookings", tags: ['Services'] }),
  async (context) => {
    const items = await listOwnServices(context.get('viewer').id);
    context.header('cache-control', 'no-store');
    return context.json({ items, total: items.length, next_cursor: null });
  },
);
