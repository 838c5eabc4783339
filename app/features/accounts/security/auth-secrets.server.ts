import { createHash } from 'node:crypto';
import type { Secrets } from '#app/platform/config/secrets.ts';

/**
 * The secrets as the library takes them: what it encrypts says with which one. What was encrypted before it said so
 * was done with the oldest.
 */
export function librarySecrets(secrets: Secrets): { secret: string; secrets: { version: number; value: string }[] } {
  return {
    secret: secrets.at(-1) ?? secrets[0],
    secrets: secrets.map((value) => ({ version: secretVersion(value), value })),
  };
}

/** A number that a secret keeps wherever it stands in the list. */
export function secretVersion(secret: string): number {
  return createHash('sha256').update(`version ${secret}`).digest().readUInt32BE() >>> 1;
}
