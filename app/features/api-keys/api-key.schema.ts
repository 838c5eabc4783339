import * as z from 'zod/mini';
import { lineText } from '#app/lib/line-text.ts';
import { keyOwners, keyScopeNames, scopesFor } from '#app/platform/access/key-scopes.ts';
import { apiKeyLimits, keyLifetimes, keyRates } from './api-key.ts';

/** What a new key may do. `expires_in_days` of null: it works until it is revoked. */
export const newKeySchema = z
  .object({
    name: lineText('Please name the key').check(
      z.minLength(1, 'Please name the key'),
      z.maxLength(apiKeyLimits.nameMaximum, `At most ${apiKeyLimits.nameMaximum} characters`),
    ),
    owner: z.enum(keyOwners),
    scopes: z.array(z.enum(keyScopeNames)).check(z.minLength(1, 'Choose what the key may do')),
    expires_in_days: z.nullable(z.literal(keyLifetimes)),
    per_minute: z._default(z.literal(keyRates), 300),
    password: z.optional(z.string().check(z.maxLength(128))),
  })
  .check(
    z.refine(({ owner, scopes }) => scopes.every((scope) => scopesFor(owner).includes(scope)), {
      message: 'This isn’t for a key of this kind',
      path: ['scopes'],
    }),
  );
export type NewKey = z.output<typeof newKeySchema>;
