import { AppError } from '#app/platform/errors/app-error.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { bookingButtonAnswer } from './answers/booking-button.server.ts';
import { bookingButtonRequest } from './settings/booking-button.schema.ts';
import { saveBookingButton } from './settings/commands/save-booking-button.server.ts';
import { readBookingButton } from './settings/queries/read-booking-button.server.ts';

const changesPerUser: RateLimit = { name: 'booking-button-user', points: 60, seconds: 60 };
const tags = ['Booking links'];

/** The HTTP API of a professional's own booking button. */
export const bookingButtonApi = apiRouter()
  .get(
    '/booking-button',
    signedIn,
    operation({ summary: "A professional's own booking button", tags, answers: { 200: bookingButtonAnswer } }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await readBookingButton(await ownId(context.get('viewer').id)));
    },
  )
  .put(
    '/booking-button',
    signedIn,
    operation({
      summary: 'Save the booking button and the sites that may show it, all at once',
      tags,
      answers: { 200: bookingButtonAnswer },
    }),
    validJson(bookingButtonRequest),
    async (context) => {
      const { id: viewerId } = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewerId);
      const professionalId = await ownId(viewerId);
      await saveBookingButton(professionalId, context.req.valid('json'));
      return context.json(await readBookingButton(professionalId));
    },
  );

async function ownId(userId: string): Promise<string> {
  const own = await findProfessionalOf(userId);
  if (!own) throw new AppError(professionalErrors.professional_not_found);
  return own.id;
}
