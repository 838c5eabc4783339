import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { fileOf, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { readReport } from './queries/read-report.server.ts';

const reportsPerUser: RateLimit = { name: 'visit-reports-user', points: 30, seconds: 600 };

/** The report of a visit as a file. */
export const visitReportsApi = apiRouter().get(
  '/bookings/:id/report',
  signedIn,
  operation({
    summary: 'The report of a completed visit, for its parties (PDF)',
    tags: ['Bookings'],
    answers: { 200: fileOf('The report.', 'application/pdf') },
  }),
  async (context) => {
    const bookingId = context.req.param('id');
    const viewer = context.get('viewer');
    if (!isId(bookingId)) throw new AppError(bookingErrors.booking_not_found);
    const report = await readReport(bookingId, viewer.id);
    await consumeRateLimit(reportsPerUser, viewer.id);
    const { reportPdf } = await import('./documents/report-pdf.server.ts');
    return new Response(new Uint8Array(await reportPdf(report, new Date())), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="doorstep-visit-${bookingId.slice(-12)}.pdf"`,
        'cache-control': 'no-store',
      },
    });
  },
);
