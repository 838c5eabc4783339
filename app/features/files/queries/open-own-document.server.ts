import { Readable } from 'node:stream';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { BucketName } from '../buckets.ts';
import { fileErrors } from '../files.errors.ts';
import { filesStore, type StoredFile } from '../files-store.server.ts';
import { renderPage } from '../pages/commands/render-page.server.ts';
import { asDocument, streamOf, type OpenedFile } from './open-file.server.ts';
import { readSmallPicture } from './read-small-picture.server.ts';

/**
 * Opens a private file for somebody whom the caller has let in. Browsers ask each time whether it is still the same
 * and still theirs.
 * @throws AppError file_not_found
 */
export async function openOwnDocument(bucket: BucketName, path: string): Promise<OpenedFile> {
  return { ...asDocument(await findFile(bucket, path)), isRevalidated: true };
}

/**
 * Does the same for a small picture of it: of a PDF, its first page.
 * @param side pixels
 * @throws AppError file_not_found
 */
export async function openSmallDocument(bucket: BucketName, path: string, side: number): Promise<OpenedFile> {
  const file = await findFile(bucket, path);
  const isPdf = file.content_type === 'application/pdf';
  return {
    contentType: isPdf ? 'image/webp' : 'image/jpeg',
    cacheSeconds: 0,
    etag: `"${file.id}-${side}"`,
    isPublic: false,
    isDownload: false,
    isRevalidated: true,
    read: async () =>
      isPdf ? streamOf(await renderPage(file, 1)) : Readable.from(await readSmallPicture(bucket, path, side)),
  };
}

async function findFile(bucket: BucketName, path: string): Promise<StoredFile> {
  const file = await filesStore.find(database(), bucket, path);
  if (!file) throw new AppError(fileErrors.file_not_found);
  return file;
}
