import { Hono } from 'hono';
import { clientBookingUrl, professionalVisitUrl, rescueUrl } from '#app/features/bookings/booking-link.ts';
import type { ApiEnvironment } from '#app/platform/http/api/api-environment.server.ts';
import { readShortLink, type ShortLinkTarget } from './short-link.ts';

const pages: Record<ShortLinkTarget, (bookingId: string) => string> = {
  client: clientBookingUrl,
  rescue: rescueUrl,
  professional: professionalVisitUrl,
};

/** Serves the links in texts. The pages they lead to know who may see them. */
export function shortLinkRoutes(): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().get('/t/:code', (context, next) => {
    const link = readShortLink(context.req.param('code'));
    if (!link) return next();
    context.header('x-robots-tag', 'noindex');
    return Promise.resolve(context.redirect(pages[link.target](link.bookingId), 302));
  });
}
