import * as z from 'zod/mini';
import { readFile, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { brokenConstraint, database, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { scanForViruses } from '#app/platform/storage/virus-scan.server.ts';
import { buckets, fileLimits, uploadCacheSeconds, type BucketName } from '../../buckets.ts';
import { fileKeys } from '../../file-keys.ts';
import { fileErrors } from '../../files.errors.ts';
import { filesStore, type NewFile } from '../../files-store.server.ts';
import { inspectFile, type InspectedFile } from '../inspect-file.server.ts';
import { isObjectPath } from '../../object-path.ts';
import { runSerially } from '../one-at-a-time.server.ts';
import { receiveUpload, type ReceivedFile } from '../receive-upload.server.ts';
import { firstWidthFor, renderDocument, renderPicture } from '../../pages/render-picture.server.ts';
import { removeBytes, removedFiles, type RemovedFile } from '../../commands/remove-bytes.server.ts';

export type Upload = {
  bucket: BucketName;
  path: string;
  ownerId: string;
  body: ReadableStream<Uint8Array> | null;
  /** Replaces a file with the same path, in buckets that allow it. */
  upsert: boolean;
};

/** Public pictures whose remaining sizes are to be rendered. */
export const pictureRenderings = defineQueue('files.render-picture', z.object({ fileId: z.string() }), {
  retryLimit: 4,
});

/**
 * Stores an upload: received to disk, inspected by content, scanned, rendered, stored, and only then recorded. A
 * refusal leaves nothing behind; what a killed process or a lost connection leaves is swept (sweep-files.server.ts).
 * @throws AppError of files.errors.ts
 */
export async function storeUpload(upload: Upload): Promise<{ id: string; path: string }> {
  if (!isObjectPath(upload.path)) throw new AppError(fileErrors.invalid_path);
  await assertRoom(upload);
  const received = await receiveUpload(upload.body, buckets[upload.bucket].sizeLimit);
  try {
    const inspected = await inspectFile({ ...upload, file: received.path });
    const file = await runSerially(() => takeIn(upload, received, inspected));
    await makeKnown(file, upload.upsert);
    return { id: file.id, path: file.path };
  } finally {
    await received.discard();
  }
}

/** Checks before reading the body that the path is free and the account has space left. */
async function assertRoom({ bucket, path, ownerId, upsert }: Upload): Promise<void> {
  if (!mayReplace(bucket, upsert) && (await filesStore.find(database(), bucket, path)))
    throw new AppError(fileErrors.file_exists);
  const kept = await filesStore.bytesOf(database(), ownerId);
  if (kept + buckets[bucket].sizeLimit > fileLimits.bytesOfAccount) throw new AppError(fileErrors.storage_full);
}

function mayReplace(bucket: BucketName, upsert: boolean): boolean {
  return upsert && buckets[bucket].upsert;
}

async function takeIn(
  { bucket, path, ownerId }: Upload,
  received: ReceivedFile,
  inspected: InspectedFile,
): Promise<NewFile> {
  await assertClean(received.path);
  const id = await filesStore.newId(database());
  try {
    const rendered = await keep(bucket, id, received, inspected);
    return {
      id,
      bucket,
      path,
      owner_id: ownerId,
      content_type: inspected.kind,
      size: inspected.picture ? (await stat(inspected.picture.file)).size : received.size,
      sha256: received.sha256,
      width: inspected.picture?.width ?? null,
      height: inspected.picture?.height ?? null,
      pages: inspected.document?.pages ?? null,
      rendered_widths: rendered,
      cache_seconds: uploadCacheSeconds,
    };
  } catch (error) {
    // Not waited for: a bucket that stores nothing may not answer this either, and other uploads wait for their turn.
    void discardBytes({ bucket, fileId: id });
    throw error;
  }
}

/** Removes what was stored of an upload that failed. It never throws, so that the answer says why that one failed. */
async function discardBytes(file: RemovedFile): Promise<void> {
  try {
    await removeBytes(file);
  } catch (error) {
    log.warn({ err: error, file: file.fileId }, 'the bytes of a failed upload were left to be swept');
  }
}

/** Refuses the file if the scanner is unavailable: an infected file would otherwise stay permanently. */
async function assertClean(file: string): Promise<void> {
  const verdict = await scanForViruses(file);
  if (verdict === 'infected') throw new AppError(fileErrors.infected);
  if (verdict === 'unavailable') throw new AppError(fileErrors.scan_unavailable);
}

/** @returns the widths rendered */
async function keep(
  bucket: BucketName,
  id: string,
  { path }: ReceivedFile,
  { kind, picture, document }: InspectedFile,
): Promise<number[]> {
  if (document) {
    await storage().putStream(fileKeys.document(bucket, id), createReadStream(path));
    await storage().put(fileKeys.page(bucket, id, 1), document.firstPage);
  }
  if (!picture) return [];
  if (!buckets[bucket].public) {
    await storage().put(fileKeys.document(bucket, id), await renderDocument(picture.file, kind));
    return [];
  }
  const width = firstWidthFor(picture.width);
  for (const format of ['webp', 'avif'] as const) {
    await storage().put(
      fileKeys.rendering(bucket, id, width, format),
      await renderPicture(picture.file, width, format),
    );
  }
  await storage().put(fileKeys.original(bucket, id), await readFile(picture.file));
  return [width];
}

async function makeKnown(file: NewFile, upsert: boolean): Promise<void> {
  try {
    await inTransaction(async (trx) => {
      if (mayReplace(file.bucket, upsert)) await removeEarlier(trx, file);
      if (!(await filesStore.insert(trx, file))) throw new AppError(fileErrors.file_exists);
      if (file.rendered_widths.length > 0) await enqueue(trx, pictureRenderings, { fileId: file.id });
    });
  } catch (error) {
    // If the answer to the commit was lost, the row may be there; bytes without one are swept.
    const isRefused = error instanceof AppError || brokenConstraint(error) !== undefined;
    if (isRefused) await discardBytes({ bucket: file.bucket, fileId: file.id });
    throw error;
  }
}

async function removeEarlier(trx: Transaction, { bucket, path }: NewFile): Promise<void> {
  const earlier = await filesStore.delete(trx, bucket, path);
  if (earlier) await enqueue(trx, removedFiles, { bucket, fileId: earlier.id });
}
