import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyPrefixes } from '#app/platform/access/found-key.ts';
import { config } from '#app/platform/config/config.server.ts';
import { isLiveKey } from '#app/platform/config/unsafe-settings.server.ts';

/** Characters after the prefix by which a key is found; 48 random bits. */
const lookupCharacters = 12;
const secretBytes = 26;

/** Creates the secret of a key: 208 random bits behind a prefix that says whether real money moves. */
export function newKeySecret(): string {
  const prefix = isLiveKey(config().STRIPE_SECRET_KEY) ? keyPrefixes.live : keyPrefixes.test;
  return prefix + randomBytes(secretBytes).toString('hex');
}

/** Returns the part of a secret that is stored in plain text. */
export function startOf(secret: string): string {
  const [prefix = ''] = /^doorstep_[a-z]+_/.exec(secret) ?? [];
  return secret.slice(0, prefix.length + lookupCharacters);
}

/** Hashes a secret for storage. A fast hash is enough: nobody can guess 208 bits. */
export function hashOfSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** Whether a stored hash is that of a secret, in constant time. */
export function isHashOf(stored: Buffer, secret: string): boolean {
  return timingSafeEqual(stored, hashOfSecret(secret));
}
