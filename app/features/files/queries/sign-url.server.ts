import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { fileLimits, type BucketName } from '../buckets.ts';
import { signatureOf } from '../uploads/file-signature.server.ts';
import { fileErrors } from '../files.errors.ts';
import { filesStore } from '../files-store.server.ts';
import { encodedPath } from '../object-path.ts';

/**
 * Returns a URL that lets anyone read a private file until it expires.
 * @param seconds its lifetime; 60 by default (STORE-021)
 * @throws AppError file_not_found
 */
export async function signUrl(
  bucket: BucketName,
  path: string,
  seconds: number = fileLimits.signedSeconds,
  now = Date.now(),
): Promise<string> {
  const url = await findSignedUrl(bucket, path, seconds, now);
  if (url === undefined) throw new AppError(fileErrors.file_not_found);
  return url;
}

/** As signUrl; undefined for a file that is gone, as one may be that was removed since its path was read. */
export async function findSignedUrl(
  bucket: BucketName,
  path: string,
  seconds: number,
  now = Date.now(),
): Promise<string | undefined> {
  const file = await filesStore.find(database(), bucket, path);
  if (!file) return undefined;
  const expires = Math.floor(now / 1000) + seconds;
  const signature = signatureOf({ bucket, path, fileId: file.id, expires });
  return `/api/storage/${bucket}/${encodedPath(path)}?${new URLSearchParams({ expires: String(expires), signature })}`;
}
