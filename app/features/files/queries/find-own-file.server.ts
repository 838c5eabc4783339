import type { Transaction } from '#app/platform/database/database.server.ts';
import type { BucketName } from '../buckets.ts';
import { filesStore } from '../files-store.server.ts';

export type OwnFile = {
  id: string;
  path: string;
  contentType: string;
  /** Bytes. */
  size: number;
  width: number | null;
  height: number | null;
};

/**
 * Returns the file at a path if this person uploaded it, locked against deletion until the end of the caller's
 * transaction, which records the reference.
 */
export async function findOwnFile(
  trx: Transaction,
  bucket: BucketName,
  path: string,
  ownerId: string,
): Promise<OwnFile | undefined> {
  const file = await filesStore.findForRecord(trx, bucket, path);
  if (file?.owner_id !== ownerId) return undefined;
  const { id, content_type, size, width, height } = file;
  return { id, path: file.path, contentType: content_type, size, width, height };
}
