import { brokenConstraint, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import type { BucketName } from '../buckets.ts';
import { fileErrors } from '../files.errors.ts';
import { filesStore } from '../files-store.server.ts';
import { removedFiles } from './remove-bytes.server.ts';

/**
 * Deletes a file and queues the removal of its bytes.
 * @throws AppError file_not_found, file_in_use if another room references it
 */
export async function deleteFile(bucket: BucketName, path: string): Promise<void> {
  try {
    await inTransaction(async (trx) => {
      if (!(await deleteFileRecord(trx, bucket, path))) throw new AppError(fileErrors.file_not_found);
    });
  } catch (error) {
    // References to files are checked at commit.
    if (brokenConstraint(error) !== undefined) throw new AppError(fileErrors.file_in_use, { cause: error });
    throw error;
  }
}

/**
 * Deletes a file's row inside the caller's transaction; its bytes are removed after the commit.
 * @returns whether there was one
 */
export async function deleteFileRecord(trx: Transaction, bucket: BucketName, path: string): Promise<boolean> {
  const file = await filesStore.delete(trx, bucket, path);
  if (file) await enqueue(trx, removedFiles, { bucket, fileId: file.id });
  return file !== undefined;
}

/** Deletes all files of an account, as part of deleting the account. */
export async function deleteFilesOf(trx: Transaction, ownerId: string): Promise<void> {
  for (const { bucket, id } of await filesStore.deleteOfOwner(trx, ownerId))
    await enqueue(trx, removedFiles, { bucket, fileId: id });
}
