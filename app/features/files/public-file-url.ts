import type { PublicBucketName } from './buckets.ts';
import { encodedPath } from './object-path.ts';

/** Returns the URL of one of our files in a public bucket (STORE-024). */
export function publicFileUrl(bucket: PublicBucketName, path: string): string {
  return `/api/storage/${bucket}/${encodedPath(path)}`;
}

/** Returns the path of a file from its public URL; undefined for any other URL. */
export function pathOfUrl(bucket: PublicBucketName, url: string): string | undefined {
  const folder = publicFileUrl(bucket, '');
  if (!url.startsWith(folder)) return undefined;
  try {
    return decodeURIComponent(url.slice(folder.length));
  } catch {
    return undefined;
  }
}
