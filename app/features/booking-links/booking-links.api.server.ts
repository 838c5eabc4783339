import { AppError } from '#app/platform/errors/app-error.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { fileOf, operation, type Answers } from '#app/platform/http/api/operation.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { bookingLinkAnswer } from './answers/booking-link.server.ts';
import { bookingLinkSchema } from './booking-link.schema.ts';
import { saveLinkName } from './commands/save-link-name.server.ts';
import { qrCodeFile, qrCodePicture } from './queries/draw-qr-code.server.ts';
import { readBookingLink } from './queries/read-booking-link.server.ts';

const changesPerUser: RateLimit = { name: 'booking-link-user', points: 30, seconds: 60 * 60 };
const picturesPerUser: RateLimit = { name: 'qr-code-user', points: 60, seconds: 60 };
const describe = (summary: string, answers: Answers) => operation({ summary, tags: ['Booking links'], answers });

/** The HTTP API of a professional's own short address and its QR code. */
export const bookingLinksApi = apiRouter()
  .get(
    '/booking-link',
    signedIn,
    describe("A professional's own short address", { 200: bookingLinkAnswer }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await readBookingLink(await ownId(context.get('viewer').id)));
    },
  )
  .put(
    '/booking-link',
    signedIn,
    describe('Name the short address; the name before leads on for 90 days', { 200: bookingLinkAnswer }),
    validJson(bookingLinkSchema),
    async (context) => {
      const { id: viewerId } = context.get('viewer');
      const professionalId = await ownId(viewerId);
      await consumeRateLimit(changesPerUser, viewerId);
      await saveLinkName(professionalId, context.req.valid('json').name);
      return context.json(await readBookingLink(professionalId));
    },
  )
  .get(
    '/booking-link/qr-code.svg',
    signedIn,
    describe('The QR code of the short address, for any size', {
      200: fileOf('The code as an SVG.', 'image/svg+xml'),
    }),
    async (context) => {
      const { url, name } = await readBookingLink(await ownId(context.get('viewer').id));
      return context.body(qrCodeFile(url), 200, fileHeaders('image/svg+xml', `${name ?? 'booking'}-qr-code.svg`));
    },
  )
  .get(
    '/booking-link/qr-code.png',
    signedIn,
    describe('The same code as a picture of 1,200 px', { 200: fileOf('The code as a PNG.', 'image/png') }),
    async (context) => {
      const { id: viewerId } = context.get('viewer');
      const { url, name } = await readBookingLink(await ownId(viewerId));
      await consumeRateLimit(picturesPerUser, viewerId);
      const picture = await qrCodePicture(url);
      return context.body(new Uint8Array(picture), 200, fileHeaders('image/png', `${name ?? 'booking'}-qr-code.png`));
    },
  );

function fileHeaders(type: string, name: string): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  };
}

async function ownId(userId: string): Promise<string> {
  const own = await findProfessionalOf(userId);
  if (!own) throw new AppError(professionalErrors.professional_not_found);
  return own.id;
}
