import type { Transaction } from '#app/platform/database/database.server.ts';
import type { PublicBucketName } from '../buckets.ts';
import { pathOfUrl, publicFileUrl } from '../public-file-url.ts';
import { findOwnFile } from './find-own-file.server.ts';

/** Returns the canonical public URL of a file that this person uploaded; undefined for any other URL. */
export async function findOwnUrl(
  trx: Transaction,
  bucket: PublicBucketName,
  url: string,
  ownerId: string,
): Promise<string | undefined> {
  const path = pathOfUrl(bucket, url);
  const file = path === undefined ? undefined : await findOwnFile(trx, bucket, path, ownerId);
  return file && publicFileUrl(bucket, file.path);
}
