import { brokenConstraint, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import type { BucketName } from '../buckets.ts';
import { fileErrors } from '../files.errors.ts';
import { filesStore } from '../files-store.server.ts';
import { removedFiles } from './remove-bytes.server.ts';

/**
 * Forgets a file and has its bytes removed. @throws AppError file_not_found, file_in_use when another room points to
 * it
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
 * Forgets a file as part of the caller's change; its bytes go once that is committed. @returns whether there was one
 */
export async function deleteFileRecord(trx: Transaction, bucket: BucketName, path: string): Promise<boolean> {
  const file = await filesStore.delete(trx, bucket, path);
  if (file) await enqueue(trx, removedFiles, { bucket, fileId: file.id });
  return file !== undefined;
}

/** Forgets everything that an account keeps, as part of the account's own deletion. */
export async function deleteFilesOf(trx: Transaction, ownerId: string): Promise<void> {
  for (const { bucket, id } of await filesStore.deleteOfOwner(trx, ownerId))
    await enqueue(trx, removedFiles, { bucket, fileId: id });
}
