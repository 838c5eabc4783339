import * as z from 'zod/mini';
import { requestLimits } from '#app/platform/config/limits.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { csvAnswer } from '#app/platform/http/api/csv-answer.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validQuery } from '#app/platform/http/api/validated.server.ts';
import { signedIn, signedInOrKey } from '#app/platform/access/viewer-rules.server.ts';
import { clientSorts, usualClientSort } from './client-sort.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { exportClients } from './queries/export-clients.server.ts';
import { listClientHistory } from './queries/list-client-history.server.ts';
import { listClients } from './queries/list-clients.server.ts';
import { fileOf, operation } from '#app/platform/http/api/operation.server.ts';
import { clientHistoryAnswer, clientListAnswer } from './answers/clients.server.ts';

const exportsPerUser: RateLimit = { name: 'clients-export-user', points: 20, seconds: 60 * 60 };

/** Long, because a cursor may contain a name. */
const longestCursor = 2_000;

const page = {
  cursor: z.optional(z.string().check(z.maxLength(longestCursor))),
  limit: z._default(
    z.coerce.number().check(z.int(), z.gte(1), z.lte(requestLimits.listMaximum)),
    requestLimits.listDefault,
  ),
};
const clientsQuery = z.object({
  ...page,
  search: z._default(z.string().check(z.maxLength(200)), ''),
  sort: z._default(z.enum(clientSorts), usualClientSort),
});
const historyQuery = z.object(page);

/** The HTTP API of a professional's clients, for that professional only. */
export const clientsApi = apiRouter()
  .get(
    '/clients',
    signedInOrKey('read:clients'),
    operation({
      summary: "A professional's own clients, the most recently booked first unless another order is asked for",
      tags: ['Clients'],
      answers: { 200: clientListAnswer },
    }),
    validQuery(clientsQuery),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await listClients(context.get('viewer').id, context.req.valid('query')));
    },
  )
  .get(
    '/clients/export',
    signedIn,
    operation({
      summary: "A professional's own clients as a CSV file",
      tags: ['Clients'],
      answers: { 200: fileOf('The clients as a CSV file.', 'text/csv') },
    }),
    async (context) => {
      const { id } = context.get('viewer');
      await consumeRateLimit(exportsPerUser, id);
      const timeZone = (await findProfessionalOf(id))?.time_zone ?? platformTimeZone;
      return csvAnswer('clients', [await exportClients(id)], { timeZone });
    },
  )
  .get(
    '/clients/:id/bookings',
    signedInOrKey('read:clients'),
    operation({
      summary: 'What a client booked with the professional who asks, newest date first',
      tags: ['Clients'],
      answers: { 200: clientHistoryAnswer },
    }),
    validQuery(historyQuery),
    async (context) => {
      const id = context.req.param('id');
      if (!isId(id)) throw new AppError(bookingErrors.client_not_found);
      context.header('cache-control', 'no-store');
      return context.json(await listClientHistory(context.get('viewer').id, id, context.req.valid('query')));
    },
  );
