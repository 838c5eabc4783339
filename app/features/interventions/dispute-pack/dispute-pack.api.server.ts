import * as z from 'zod/mini';
import { adminOnly } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { id } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { fileOf, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { requestPack } from './commands/request-pack.server.ts';
import { disputePackErrors } from './dispute-pack.errors.ts';
import { packSchema } from './dispute-pack.schema.ts';
import { openPack } from './queries/open-pack.server.ts';

const packsPerAdmin: RateLimit = { name: 'dispute-packs-user', points: 20, seconds: 600 };
const tags = ['Administration'];

/** The HTTP API of the files that a bank asks for when a payment is disputed. */
export const disputePackApi = apiRouter()
  .post(
    '/admin/bookings/:id/dispute-packs',
    adminOnly,
    operation({
      summary: 'Ask for the files of a visit that a bank wants, with a reason that is recorded',
      tags,
      answers: { 201: z.object({ id }) },
    }),
    validJson(packSchema),
    idempotent,
    async (context) => {
      const [bookingId, viewer] = [context.req.param('id'), context.get('viewer')];
      if (!isId(bookingId)) throw new AppError(bookingErrors.booking_not_found);
      await consumeRateLimit(packsPerAdmin, viewer.id);
      return context.json({ id: await requestPack(viewer.id, bookingId, context.req.valid('json').reason) }, 201);
    },
  )
  .get(
    '/admin/dispute-packs/:id',
    adminOnly,
    operation({
      summary: 'The files of a visit as a ZIP, for the administrator who asked for them within 15 minutes',
      tags,
      answers: {
        200: fileOf(
          'Report, receipt, terms, history and photos; messages if a bank ever disputed the payment.',
          'application/zip',
        ),
      },
    }),
    async (context) => {
      const auditId = context.req.param('id');
      if (!isId(auditId)) throw new AppError(disputePackErrors.pack_not_found);
      const { bookingId, zip } = await openPack(auditId, context.get('viewer'));
      return new Response(zip, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="doorstep-dispute-${bookingId.slice(-12)}.zip"`,
          'cache-control': 'no-store',
        },
      });
    },
  );
