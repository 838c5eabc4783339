import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { JWK } from 'oidc-provider';

export type ProviderKeys = { signing: JWK; cookies: string };

/** Returns this sandbox's own keys: created on first use and stored with its state, so tokens survive a restart. */
export function providerKeys(database: DatabaseSync): ProviderKeys {
  const row = database.prepare('SELECT keys FROM google_keys').get();
  if (row) return JSON.parse(String(row.keys)) as ProviderKeys;
  const made = makeKeys();
  database.prepare('INSERT OR IGNORE INTO google_keys (id, keys) VALUES (1, ?)').run(JSON.stringify(made));
  return made;
}

function makeKeys(): ProviderKeys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signing = {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomBytes(8).toString('hex'),
    alg: 'RS256',
    use: 'sig',
  } as JWK;
  return { signing, cookies: randomBytes(32).toString('base64url') };
}
