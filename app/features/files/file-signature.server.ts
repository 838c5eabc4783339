import type { Secrets } from '#app/platform/config/secrets.ts';
import { derivedFor, SigningKeys } from '#app/platform/config/signing-keys.server.ts';
import type { BucketName } from './buckets.ts';

export type SignedUrl = { bucket: BucketName; path: string; fileId: string; expires: number };

let keys: SigningKeys | undefined;

/** Sets the keys of signed addresses, once at boot: derived, so that they serve nothing else. */
export function startFileSignatures(secrets: Secrets): void {
  keys = new SigningKeys(secrets, derivedFor('doorstep signed file addresses'));
}

/** The signature of an address. It names the very file, so that it does not outlive it when another takes its path. */
export function signatureOf(signed: SignedUrl): string {
  return readyKeys().sign(textOf(signed));
}

/**
 * What an address of a document's pages is signed for: it does not open the original. No path of an object has a "#".
 */
export function pagesOf(path: string): string {
  return `${path}#pages`;
}

/** Whether an address was signed by us and still holds. `now` in milliseconds, `expires` in seconds. */
export function isSignedUrl(signed: SignedUrl, signature: string, now = Date.now()): boolean {
  return readyKeys().verifies(textOf(signed), signature) && signed.expires * 1000 > now;
}

function textOf({ bucket, path, fileId, expires }: SignedUrl): string {
  return JSON.stringify([bucket, path, fileId, expires]);
}

function readyKeys(): SigningKeys {
  if (!keys) throw new Error('The key of file addresses is set at boot, before one is signed');
  return keys;
}
