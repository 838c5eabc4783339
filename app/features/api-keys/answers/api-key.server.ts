import * as z from 'zod/mini';
import { keyOwners, keyScopeNames } from '#app/platform/access/key-scopes.ts';
import { about, id, instant, listOf, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';

const key = {
  id,
  name: text('Calendar sync'),
  start: about('The first characters of the key.', text('doorstep_live_4f9a1c07b2d8')),
  owner: about('Whose data it opens: what a person booked, or their business.', z.enum(keyOwners)),
  scopes: z.array(z.enum(keyScopeNames)),
  per_minute: about('How many calls a minute are accepted.', whole),
  created_at: instant,
  expires_at: z.nullable(instant),
  last_used_at: about('Within a minute.', z.nullable(instant)),
  state: z.enum(['active', 'expired', 'revoked']),
};

export const apiKeyAnswer = named('ApiKey', z.object(key));
export const apiKeyListAnswer = listOf(apiKeyAnswer);
export const newKeyAnswer = z.object({
  ...key,
  secret: about(
    'The key itself, which is never shown again.',
    text('doorstep_live_4f9a1c07b2d8e36a5b90c1d2e3f405162738495a6b7c8d9e0f1a'),
  ),
});
