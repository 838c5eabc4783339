import type { PublicBucketName } from './buckets.ts';
import { encodedPath } from './object-path.ts';

/** The public address of a file of ours in a public bucket (STORE-024). */
export function publicFileUrl(bucket: PublicBucketName, path: string): string {
  return `/api/storage/${bucket}/${encodedPath(path)}`;
}

/** The path of a file in a bucket by its public address; undefined for any other address. */
export function pathOfUrl(bucket: PublicBucketName, url: string): string | undefined {
  const folder = publicFileUrl(bucket, '');
  if (!url.startsWith(folder)) return undefined;
  try {
    return decodeURIComponent(url.slice(folder.length));
  } catch {
    return undefined;
  }
}
