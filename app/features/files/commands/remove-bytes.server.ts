import * as z from 'zod/mini';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { bucketNames } from '../buckets.ts';
import { fileKeys } from '../file-keys.ts';

const removedFile = z.object({ bucket: z.enum(bucketNames), fileId: z.string() });
export type RemovedFile = z.infer<typeof removedFile>;

/** A file that is known no more: its bytes go once the transaction that forgot it has committed. */
export const removedFiles = defineQueue('files.remove-bytes', removedFile);

/** Deletes whatever is kept of a file; nothing there is a success. */
export async function removeBytes({ bucket, fileId }: RemovedFile): Promise<void> {
  await storage().deleteAll(`${fileKeys.folder(bucket, fileId)}/`);
}
