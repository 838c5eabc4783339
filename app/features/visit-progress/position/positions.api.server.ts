import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { positionAnswer, sharingAnswer } from './answers/position.server.ts';
import { chooseSharing } from './commands/choose-sharing.server.ts';
import { sharePosition } from './commands/share-position.server.ts';
import { positionSchema, sharingSchema } from './position.schema.ts';
import { readPosition } from './queries/read-position.server.ts';
import { readSharing } from './queries/read-sharing.server.ts';

const positionsPerUser: RateLimit = { name: 'visit-positions-user', points: 30, seconds: 60 };
const tags = ['Bookings'];

/** The HTTP API of professionals' positions on the way. */
export const positionsApi = apiRouter()
  .get(
    '/bookings/:id/position',
    signedIn,
    operation({
      summary: 'Where the professional of a visit is, for its client, while they are on the way and share it',
      tags,
      answers: { 200: positionAnswer },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      const bookingId = idOf(context.req.param('id'));
      return context.json({ position: await readPosition(bookingId, context.get('viewer').id) });
    },
  )
  .put(
    '/bookings/:id/position',
    signedIn,
    operation({
      summary: 'Share where you are on the way to a visit, as its professional',
      tags,
      answers: { 204: noContent },
    }),
    validJson(positionSchema),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(positionsPerUser, viewer.id);
      await sharePosition(idOf(context.req.param('id')), viewer.id, context.req.valid('json'));
      return context.body(null, 204);
    },
  )
  .get(
    '/visit-settings',
    signedIn,
    operation({
      summary: 'Whether your clients see where you are on the way',
      tags,
      answers: { 200: sharingAnswer },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json({ shares_position: await readSharing(context.get('viewer').id) });
    },
  )
  .put(
    '/visit-settings',
    signedIn,
    operation({
      summary: 'Choose, as a professional, whether your clients see where you are on the way',
      tags,
      answers: { 200: sharingAnswer },
    }),
    validJson(sharingSchema),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(positionsPerUser, viewer.id);
      const { shares_position } = context.req.valid('json');
      await chooseSharing(viewer.id, shares_position);
      return context.json({ shares_position });
    },
  );

function idOf(id: string): string {
  if (!isId(id)) throw new AppError(bookingErrors.booking_not_found);
  return id;
}
