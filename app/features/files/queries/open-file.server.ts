import type { Readable } from 'node:stream';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { buckets, type BucketName } from '../buckets.ts';
import { fileKeys } from '../file-keys.ts';
import { renderPage } from '../pages/commands/render-page.server.ts';
import { isSignedUrl, pagesOf } from '../uploads/file-signature.server.ts';
import { fileErrors } from '../files.errors.ts';
import { filesStore, type StoredFile } from '../files-store.server.ts';
import type { PictureFormat } from '../pages/render-picture.server.ts';

export type OpenedFile = {
  contentType: string;
  cacheSeconds: number;
  etag: string;
  isPublic: boolean;
  isDownload: boolean;
  /** What a download is called. */
  name?: string;
  /** A private file that a browser may store, if it asks each time. */
  isRevalidated?: boolean;
  read: () => Promise<Readable>;
};

/** The format the browser supports, and the width at which it shows the picture (pixels). */
export type RenderingRequest = { format: PictureFormat; width: number | undefined };

/**
 * Opens a picture of a public bucket in the best rendering.
 * @throws AppError file_not_found
 */
export async function openPublicFile(
  bucket: BucketName,
  path: string,
  { format, width }: RenderingRequest,
): Promise<OpenedFile> {
  const file = buckets[bucket].public ? await filesStore.find(database(), bucket, path) : undefined;
  if (!file) throw new AppError(fileErrors.file_not_found);
  const chosen = bestWidth(file.rendered_widths, width);
  return {
    contentType: `image/${format}`,
    cacheSeconds: file.cache_seconds,
    etag: `"${file.id}-${chosen}-${format}"`,
    isPublic: true,
    isDownload: false,
    read: () => streamOf(fileKeys.rendering(bucket, file.id, chosen, format)),
  };
}

/** Returns the narrowest width that is sufficient, otherwise the widest. */
export function bestWidth(rendered: readonly number[], requested: number | undefined): number {
  const sorted = rendered.toSorted((one, other) => one - other);
  return sorted.find((width) => requested !== undefined && width >= requested) ?? sorted.at(-1) ?? 0;
}

/**
 * Opens a private file by its signed URL.
 * @throws AppError signature_invalid, also if the file does not exist
 */
export async function openSignedFile(
  bucket: BucketName,
  path: string,
  expires: number,
  signature: string,
): Promise<OpenedFile> {
  const file = await filesStore.find(database(), bucket, path);
  if (!file || !isSignedUrl({ bucket, path, fileId: file.id, expires }, signature))
    throw new AppError(fileErrors.signature_invalid);
  return asDocument(file);
}

/**
 * Opens a page of a private document as a picture, by a signed URL of its pages.
 * @throws AppError signature_invalid, page_unreadable, documents_busy, too_many_requests
 */
export async function openSignedPage(
  bucket: BucketName,
  path: string,
  page: number,
  expires: number,
  signature: string,
): Promise<OpenedFile> {
  const file = await filesStore.find(database(), bucket, path);
  if (!file || !isSignedUrl({ bucket, path: pagesOf(path), fileId: file.id, expires }, signature))
    throw new AppError(fileErrors.signature_invalid);
  const key = await renderPage(file, page);
  return {
    contentType: 'image/webp',
    cacheSeconds: 0,
    etag: `"${file.id}-page-${page}"`,
    isPublic: false,
    isDownload: false,
    read: () => streamOf(key),
  };
}

/** A private file as it is stored. */
export function asDocument(file: StoredFile): OpenedFile {
  return {
    contentType: file.content_type,
    cacheSeconds: 0,
    etag: `"${file.id}"`,
    isPublic: false,
    isDownload: file.content_type === 'application/pdf',
    read: () => streamOf(fileKeys.document(file.bucket, file.id)),
  };
}

/** Checks first: a stream of a missing file would fail in the middle of a response. */
export async function streamOf(key: string): Promise<Readable> {
  if (!(await storage().exists(key))) throw new AppError(fileErrors.file_not_found);
  return storage().getStream(key);
}
