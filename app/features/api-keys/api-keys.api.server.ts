import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { apiKeyListAnswer, newKeyAnswer } from './answers/api-key.server.ts';
import { newKeySchema } from './api-key.schema.ts';
import { apiKeyErrors } from './api-keys.errors.ts';
import { createKey } from './commands/create-key.server.ts';
import { revokeKey } from './commands/revoke-key.server.ts';
import { listKeys } from './queries/list-keys.server.ts';

const tags = ['Developers'];

/** The HTTP API of one's own API keys; no key can call it. */
export const apiKeysApi = apiRouter()
  .get(
    '/account/api-keys',
    signedIn,
    operation({ summary: "One's own API keys, without their secrets", tags, answers: { 200: apiKeyListAnswer } }),
    async (context) => {
      const items = await listKeys(context.get('viewer').id);
      context.header('cache-control', 'no-store');
      return context.json({ items, total: items.length, next_cursor: null });
    },
  )
  .post(
    '/account/api-keys',
    signedIn,
    operation({
      summary: 'Create an API key; needs the password, and shows the secret once',
      tags,
      answers: { 201: newKeyAnswer },
    }),
    validJson(newKeySchema),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await createKey(context.get('viewer'), context.req.valid('json')), 201);
    },
  )
  .delete(
    '/account/api-keys/:id',
    signedIn,
    operation({ summary: 'Revoke an API key, at once', tags, answers: { 204: noContent } }),
    async (context) => {
      const id = context.req.param('id');
      if (!isId(id)) throw new AppError(apiKeyErrors.api_key_not_found);
      await revokeKey(context.get('viewer'), id);
      return context.body(null, 204);
    },
  );
