import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { doorLinkAnswer } from './answers/door-link.server.ts';
import { makeLink, revokeLink } from './commands/change-link.server.ts';
import { readLink } from './queries/read-link.server.ts';

const linksPerUser: RateLimit = { name: 'door-links-user', points: 30, seconds: 600 };
const tags = ['Bookings'];

/** The HTTP API of links to a visit. */
export const doorLinksApi = apiRouter()
  .get(
    '/bookings/:id/door-link',
    signedIn,
    operation({
      summary: 'The link to a visit for whoever opens the door, for its client',
      tags,
      answers: { 200: doorLinkAnswer },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await readLink(idOf(context.req.param('id')), context.get('viewer').id));
    },
  )
  .put(
    '/bookings/:id/door-link',
    signedIn,
    operation({
      summary: 'Make the link to a visit, as its client; it ends with the visit',
      tags,
      answers: { 200: doorLinkAnswer },
    }),
    async (context) => {
      const [bookingId, viewer] = [idOf(context.req.param('id')), context.get('viewer')];
      await consumeRateLimit(linksPerUser, viewer.id);
      await makeLink(bookingId, viewer.id);
      return context.json(await readLink(bookingId, viewer.id));
    },
  )
  .delete(
    '/bookings/:id/door-link',
    signedIn,
    operation({
      summary: 'Take the link to a visit back, as its client',
      tags,
      answers: { 204: noContent },
    }),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(linksPerUser, viewer.id);
      await revokeLink(idOf(context.req.param('id')), viewer.id);
      return context.body(null, 204);
    },
  );

function idOf(id: string): string {
  if (!isId(id)) throw new AppError(bookingErrors.booking_not_found);
  return id;
}
