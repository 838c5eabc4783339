import { defineQueue } from '#app/platform/jobs/jobs.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import type { BucketName } from '../buckets.ts';
import { fileKeys } from '../file-keys.ts';

export type RemovedFile = { bucket: BucketName; fileId: string };

/** A file that is known no more: its bytes go once the transaction that forgot it has committed. */
export const removedFiles = defineQueue<RemovedFile>('files.remove-bytes');

/** Deletes whatever is kept of a file; nothing there is a success. */
export async function removeBytes({ bucket, fileId }: RemovedFile): Promise<void> {
  await storage().deleteAll(`${fileKeys.folder(bucket, fileId)}/`);
}
