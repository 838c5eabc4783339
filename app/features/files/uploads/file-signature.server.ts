import type { Secrets } from '#app/platform/config/secrets.ts';
import { derivedFor, SigningKeys } from '#app/platform/config/signing-keys.server.ts';
import type { BucketName } from '../buckets.ts';

export type SignedUrl = { bucket: BucketName; path: string; fileId: string; expires: number };

let keys: SigningKeys | undefined;

/** Sets the keys for signed URLs, once at boot. They are derived, so they cannot be used for anything else. */
export function startFileSignatures(secrets: Secrets): void {
  keys = new SigningKeys(secrets, derivedFor('doorstep signed file addresses'));
}

/** Signs a URL. The signature includes the file's id, so it becomes invalid if another file takes the path. */
export function signatureOf(signed: SignedUrl): string {
  return readyKeys().sign(textOf(signed));
}

/** Returns the signing path of a document's pages, which does not open the original. No object path contains a "#". */
export function pagesOf(path: string): string {
  return `${path}#pages`;
}

/** Reports whether a URL was signed by us and has not expired. `now` in milliseconds, `expires` in seconds. */
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
