import { createHash } from 'node:crypto';
import type { Secrets } from '#app/platform/config/secrets.ts';

/**
 * Returns the secrets in the library's form: encrypted values name their secret. Values from before that were
 * encrypted with the oldest.
 */
export function librarySecrets(secrets: Secrets): { secret: string; secrets: { version: number; value: string }[] } {
  return {
    secret: secrets.at(-1) ?? secrets[0],
    secrets: secrets.map((value) => ({ version: secretVersion(value), value })),
  };
}

/** Returns the version number of a secret, the same at any position in the list. */
export function secretVersion(secret: string): number {
  return createHash('sha256').update(`version ${secret}`).digest().readUInt32BE() >>> 1;
}
