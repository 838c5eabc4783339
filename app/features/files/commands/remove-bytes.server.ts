import * as z from 'zod/mini';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { bucketNames } from '../buckets.ts';
import { fileKeys } from '../file-keys.ts';

const removedFile = z.object({ bucket: z.enum(bucketNames), fileId: z.string() });
export type RemovedFile = z.infer<typeof removedFile>;

/** Deleted files whose bytes are removed once the deleting transaction has committed. */
export const removedFiles = defineQueue('files.remove-bytes', removedFile);

/** Deletes all stored bytes of a file; succeeds if there are none. */
export async function removeBytes({ bucket, fileId }: RemovedFile): Promise<void> {
  await storage().deleteAll(`${fileKeys.folder(bucket, fileId)}/`);
}
