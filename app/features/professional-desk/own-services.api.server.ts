import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { signedInOrKey } from '#app/platform/access/viewer-rules.server.ts';
import { listOwnServices } from './queries/list-own-services.server.ts';
import { listOf } from '#app/platform/http/api/answer-fields.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { bookedServiceAnswer } from '#app/features/services/answers/services.server.ts';

/** The HTTP API of a professional's own services with their booking counts. */
export const ownServicesApi = apiRouter().get(
  '/services',
  signedInOrKey('read:services'),
  operation({
    summary: "One's own services with the number of their bookings",
    tags: ['Services'],
    answers: { 200: listOf(bookedServiceAnswer) },
  }),
  async (context) => {
    const items = await listOwnServices(context.get('viewer').id);
    context.header('cache-control', 'no-store');
    return context.json({ items, total: items.length, next_cursor: null });
  },
);
