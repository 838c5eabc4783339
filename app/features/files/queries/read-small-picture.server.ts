import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import type { BucketName } from '../buckets.ts';
import { fileKeys } from '../file-keys.ts';
import { fileErrors } from '../files.errors.ts';
import { filesStore } from '../files-store.server.ts';
import { runSerially } from '../uploads/one-at-a-time.server.ts';

/**
 * Reads a private picture as a JPEG of at most `side` pixels, unrestricted, for documents of rooms below.
 * @throws AppError file_not_found
 */
export async function readSmallPicture(bucket: BucketName, path: string, side: number): Promise<Buffer> {
  const file = await filesStore.find(database(), bucket, path);
  const key = file && fileKeys.document(bucket, file.id);
  if (!key || !(await storage().exists(key))) throw new AppError(fileErrors.file_not_found);
  const bytes = await buffer(await storage().getStream(key));
  return runSerially(() =>
    sharp(bytes)
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 78 })
      .toBuffer(),
  );
}
