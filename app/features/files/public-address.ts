import type { PublicBucketName } from './buckets.ts';
import { encodedPath } from './object-path.ts';

/** The public address of a file of ours in a public bucket (STORE-024). */
export function publicAddress(bucket: PublicBucketName, path: string): string {
  return `/api/storage/${bucket}/${encodedPath(path)}`;
}
