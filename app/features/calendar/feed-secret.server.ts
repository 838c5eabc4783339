import { createHash, randomUUID } from 'node:crypto';
import type { Secrets } from '#app/platform/config/secrets.ts';
import { derivedFor, SigningKeys } from '#app/platform/config/signing-keys.server.ts';

/*
 * The secret of a feed's link is derived from a random seed in the database and a key outside of it, so that it can be
 * shown again to its owner and yet stands nowhere (docs/decisions/018-calendar.md).
 */

let keys: SigningKeys | undefined;

/** Sets the keys behind the links of calendar feeds, once at boot. */
export function startCalendarFeeds(secrets: Secrets): void {
  keys = new SigningKeys(secrets, derivedFor('doorstep calendar feeds'));
}

/**
 * The secret that was made of a seed, 43 characters that fit into an address; undefined when its key is no longer
 * ours.
 */
export function feedSecretOf(seed: string, secretHash: Buffer): string | undefined {
  return readyKeys()
    .signatures(seed)
    .find((secret) => hashOfFeedSecret(secret).equals(secretHash));
}

export function hashOfFeedSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** What is kept of a new secret. */
export function newFeedSecret(): { seed: string; secret_hash: Buffer } {
  const seed = randomUUID();
  return { seed, secret_hash: hashOfFeedSecret(readyKeys().sign(seed)) };
}

function readyKeys(): SigningKeys {
  if (!keys) throw new Error('The key of calendar feeds is set at boot, before one is asked for');
  return keys;
}
