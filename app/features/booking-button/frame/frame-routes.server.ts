import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { config } from '#app/platform/config/config.server.ts';
import { requestLimits } from '#app/platform/config/limits.ts';
import { AppError, errorKinds, isErrorOf } from '#app/platform/errors/app-error.ts';
import type { ApiEnvironment } from '#app/platform/http/api/api-environment.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { clientNetwork } from '#app/platform/http/requests/client-ip.server.ts';
import { limitBody, sameOriginOnly } from '#app/platform/http/requests/request-guards.server.ts';
import { firstByField } from '#app/lib/first-by-field.ts';
import { isPlainDate } from '#app/lib/dates/plain-date.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { getPayableProfessional } from '#app/features/professionals/queries/get-professional.server.ts';
import type { ServiceDto } from '#app/features/services/service-dto.ts';
import { listOfferedServices } from '#app/features/availability/hours/queries/list-offered-services.server.ts';
import { requestGuestBooking } from '../guest/commands/request-guest-booking.server.ts';
import { guestBookingSchema } from '../guest/guest-booking.schema.ts';
import { readBookingButton } from '../settings/queries/read-booking-button.server.ts';
import { frameLookOf } from './frame-look.ts';
import {
  type DetailsState,
  detailsPage,
  type FrameSubject,
  sentPage,
  servicesPage,
  timesPage,
} from './frame-pages.server.tsx';
import { framePolicy } from './frame-policy.server.ts';
import { otherTimes } from './frame-times.server.ts';

type Frame = { subject: FrameSubject; headers: Record<string, string> };

/**
 * Serves the frame of the booking button. It reads no cookie, so it knows nobody: who sits in front of another site
 * cannot be made to press something as themselves.
 */
export function frameRoutes(): Hono<ApiEnvironment> {
  const { BASE_URL } = config();
  return new Hono<ApiEnvironment>()
    .get('/embed/professionals/:id', async (context, next) => {
      const frame = await openFrame(context);
      return frame ? context.html(await stepOf(frame.subject, context), 200, frame.headers) : next();
    })
    .post(
      '/embed/professionals/:id',
      sameOriginOnly(BASE_URL),
      limitBody(requestLimits.jsonBodyBytes),
      async (context, next) => {
        const frame = await openFrame(context);
        if (!frame) return next();
        const { html, status } = await send(frame.subject, await typedFields(context), clientNetwork(context));
        return context.html(html, status, frame.headers);
      },
    );
}

/** Undefined for a professional whom nobody sees: the site's own page says so. */
async function openFrame(context: Context): Promise<Frame | undefined> {
  const id = context.req.param('id') ?? '';
  if (!isId(id)) return undefined;
  const found = await getPayableProfessional(id, undefined).catch((error: unknown) => {
    if (isErrorOf(error, professionalErrors.professional_not_found)) return undefined;
    throw error;
  });
  if (!found) return undefined;
  const { professional, isPayable } = found;
  const [button, services] = await Promise.all([readBookingButton(id), listOfferedServices(id)]);
  const look = frameLookOf(new URL(context.req.url).searchParams, button);
  return {
    subject: { professional, look, services: isPayable ? services.filter(hasPrice) : [] },
    headers: { 'content-security-policy': framePolicy(button.sites), 'cache-control': 'no-store' },
  };
}

function hasPrice({ stripe_price_id }: ServiceDto): boolean {
  return stripe_price_id !== null;
}

async function stepOf(subject: FrameSubject, context: Context): Promise<string> {
  const { service: serviceId, day, time } = context.req.query();
  const service = subject.services.find(({ id }) => id === serviceId);
  if (!service || !subject.professional.accepts_bookings) return servicesPage(subject);
  if (time === undefined) return timesPage(subject, service, day !== undefined && isPlainDate(day) ? day : undefined);
  const typed = { request_id: randomUUID(), service_id: service.id, starts_at: time };
  return detailsPage(subject, service, { typed, errors: {}, failure: null, otherTimes: [] });
}

async function typedFields(context: Context): Promise<Record<string, string>> {
  const fields = Object.entries(await context.req.parseBody());
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

async function send(subject: FrameSubject, typed: Record<string, string>, network: string) {
  const service = subject.services.find(({ id }) => id === typed['service_id']);
  if (!service) return { html: servicesPage(subject), status: 422 as const };
  const answer = (state: Partial<DetailsState>) =>
    detailsPage(subject, service, { typed, errors: {}, failure: null, otherTimes: [], ...state });
  const read = guestBookingSchema.safeParse(typed);
  if (!read.success) return { html: answer({ errors: firstByField(read.error.issues) }), status: 422 as const };
  try {
    await requestGuestBooking(subject.professional.id, read.data, network);
    return { html: sentPage(subject, read.data.email), status: 200 as const };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { html: answer(await refusal(error, subject, service, read.data.zip)), status: errorKinds[error.kind] };
  }
}

/** An address is refused as one text; its ZIP decides. A time that is gone comes with others. */
async function refusal(
  error: AppError,
  { professional }: FrameSubject,
  service: ServiceDto,
  zip: string,
): Promise<Partial<DetailsState>> {
  const { location, ...errors } = error.details.fields ?? {};
  if (location !== undefined) return { errors: { zip: location } };
  if (Object.keys(errors).length > 0) return { errors };
  const isGone = isErrorOf(error, bookingErrors.slot_taken) || isErrorOf(error, bookingErrors.invalid_date);
  const question = { professionalId: professional.id, serviceId: service.id, viewerId: null, zip };
  return { failure: error.message, otherTimes: isGone ? await otherTimes(question, professional.time_zone) : [] };
}
