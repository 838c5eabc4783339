import * as z from 'zod/mini';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { validQuery } from '#app/platform/http/api/validated.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { addedClientLimits } from './added-client-limits.ts';
import { addedClientListAnswer } from './answers/added-clients.server.ts';
import { removeAddedClient } from './commands/remove-added-client.server.ts';
import { listAddedClients } from './queries/list-added-clients.server.ts';

const tags = ['Clients'];
const pagesMaximum = addedClientLimits.clientsMaximum;

const listQuery = z.object({
  search: z._default(z.string().check(z.maxLength(200)), ''),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pagesMaximum)), 1),
  limit: z._default(
    z.coerce.number().check(z.int(), z.gte(1), z.lte(addedClientLimits.pageSize)),
    addedClientLimits.pageSize,
  ),
});

/** The HTTP API of the clients that a professional added, for that professional only. */
export const addedClientsApi = apiRouter()
  .get(
    '/added-clients',
    signedIn,
    operation({ summary: 'The clients one added oneself, by name', tags, answers: { 200: addedClientListAnswer } }),
    validQuery(listQuery),
    async (context) => {
      context.header('cache-control', 'no-store');
      const professionalId = await ownIdOf(context.get('viewer').id);
      return context.json(await listAddedClients(professionalId, context.req.valid('query')));
    },
  )
  .delete(
    '/added-clients/:id',
    signedIn,
    operation({ summary: 'Remove a client one added oneself', tags, answers: { 204: noContent } }),
    async (context) => {
      await removeAddedClient(context.req.param('id'), await ownIdOf(context.get('viewer').id));
      return context.body(null, 204);
    },
  );

async function ownIdOf(viewerId: string): Promise<string> {
  const owner = await findProfessionalOf(viewerId);
  if (!owner) throw new AppError(professionalErrors.professional_not_found);
  return owner.id;
}
