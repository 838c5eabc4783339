import { createHash, createHmac, hkdfSync, randomUUID } from 'node:crypto';

/*
 * The secret of a feed's link is derived from a random seed in the database and a key outside of it, so that it can be
 * shown again to its owner and yet stands nowhere (docs/decisions/018-calendar.md).
 */

let key: Buffer | undefined;

/** Sets the key behind the links of calendar feeds, once at boot. */
export function startCalendarFeeds(secret: string): void {
  key = Buffer.from(hkdfSync('sha256', secret, '', 'doorstep calendar feeds', 32));
}

/** 43 characters that fit into an address. */
export function feedSecretOf(seed: string): string {
  if (!key) throw new Error('The key of calendar feeds is set at boot, before one is asked for');
  return createHmac('sha256', key).update(seed).digest('base64url');
}

export function hashOfFeedSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** What is kept of a new secret. */
export function newFeedSecret(): { seed: string; secret_hash: Buffer } {
  const seed = randomUUID();
  return { seed, secret_hash: hashOfFeedSecret(feedSecretOf(seed)) };
}
