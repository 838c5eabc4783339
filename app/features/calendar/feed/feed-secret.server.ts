import { createHash, randomUUID } from 'node:crypto';
import type { Secrets } from '#app/platform/config/secrets.ts';
import { derivedFor, SigningKeys } from '#app/platform/config/signing-keys.server.ts';

/**
 * The secret of a feed's link is derived from a random seed in the database and a key outside it, so that it can be
 * shown to its owner again without being stored (docs/decisions/018-calendar.md).
 */

let keys: SigningKeys | undefined;

/** Sets the keys of the calendar feed links, once at boot. */
export function startCalendarFeeds(secrets: Secrets): void {
  keys = new SigningKeys(secrets, derivedFor('doorstep calendar feeds'));
}

/** Returns the secret derived from a seed, 43 URL-safe characters; undefined if its key is no longer ours. */
export function feedSecretOf(seed: string, secretHash: Buffer): string | undefined {
  return readyKeys()
    .signatures(seed)
    .find((secret) => hashOfFeedSecret(secret).equals(secretHash));
}

export function hashOfFeedSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Returns what is stored of a new secret. */
export function newFeedSecret(): { seed: string; secret_hash: Buffer } {
  const seed = randomUUID();
  return { seed, secret_hash: hashOfFeedSecret(readyKeys().sign(seed)) };
}

function readyKeys(): SigningKeys {
  if (!keys) throw new Error('The key of calendar feeds is set at boot, before one is asked for');
  return keys;
}
