import * as z from 'zod/mini';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { epochMinutesOf, localDate, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validQuery } from '#app/platform/http/api/validated.server.ts';
import { exportAccountData } from './commands/export-account-data.server.ts';
import { exportFiles, exportFormats } from './export-formats.server.ts';
import { fileOf, operation } from '#app/platform/http/api/operation.server.ts';

const perUser: RateLimit = { name: 'account-export', points: 10, seconds: 60 * 60 };
const exportQuery = z.object({ format: z._default(z.enum(exportFormats, 'Choose json or csv'), 'json') });

/** The HTTP API of a person's own data. */
export const accountDataApi = apiRouter().get(
  '/account/export',
  signedIn,
  operation({
    summary: 'Download everything stored about the signed-in user: one JSON file, or a ZIP of CSV files',
    tags: ['Account settings'],
    answers: { 200: fileOf('Everything stored about the signed-in user.', 'application/json', 'application/zip') },
  }),
  validQuery(exportQuery),
  async (context) => {
    const viewer = context.get('viewer');
    await consumeRateLimit(perUser, viewer.id);
    const { format } = context.req.valid('query');
    const now = new Date();
    const timeZone = (await findProfessionalOf(viewer.id))?.time_zone ?? platformTimeZone;
    const { extension, type } = exportFiles[format];
    return new Response(await exportAccountData(viewer, format, now), {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="doorstep-data-${localDate(epochMinutesOf(now), timeZone)}.${extension}"`,
        'cache-control': 'no-store',
      },
    });
  },
);
