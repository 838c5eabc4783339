import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { fileOf, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { readVisitFile } from './queries/visit-file.server.ts';

/** Visits as calendar files over HTTP. */
export const visitsApi = apiRouter().get(
  '/bookings/:id/visit.ics',
  signedIn,
  operation({
    summary: 'A booking as a calendar file, for its parties; a cancelled one takes itself out of the calendar',
    tags: ['Bookings'],
    answers: { 200: fileOf('The calendar file (RFC 5545).', 'text/calendar') },
  }),
  async (context) => {
    const id = context.req.param('id');
    if (!isId(id)) throw new AppError(bookingErrors.booking_not_found);
    const { content, contentType, filename } = await readVisitFile(id, context.get('viewer').id);
    context.header('cache-control', 'no-store');
    context.header('content-type', contentType);
    context.header('content-disposition', `attachment; filename="${filename}"`);
    return context.body(content);
  },
);
