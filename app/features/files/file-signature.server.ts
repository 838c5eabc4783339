import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { BucketName } from './buckets.ts';

export type SignedAddress = { bucket: BucketName; path: string; fileId: string; expires: number };

let key: Buffer | undefined;

/** Sets the key of signed addresses, once at boot: derived, so that it serves nothing else. */
export function startFileSignatures(secret: string): void {
  key = Buffer.from(hkdfSync('sha256', secret, '', 'doorstep signed file addresses', 32));
}

/** The signature of an address. It names the very file, so that it does not outlive it when another takes its path. */
export function signatureOf({ bucket, path, fileId, expires }: SignedAddress): string {
  if (!key) throw new Error('The key of file addresses is set at boot, before one is signed');
  return createHmac('sha256', key).update(JSON.stringify([bucket, path, fileId, expires])).digest('base64url');
}

/** What an address of a document's pages is signed for: it does not open the original. No path of an object has a "#". */
export function pagesOf(path: string): string {
  return `${path}#pages`;
}

/** Whether an address was signed by us and still holds. `now` in milliseconds, `expires` in seconds. */
export function isSignedAddress(address: SignedAddress, signature: string, now = Date.now()): boolean {
  const expected = Buffer.from(signatureOf(address));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) && address.expires * 1000 > now;
}
