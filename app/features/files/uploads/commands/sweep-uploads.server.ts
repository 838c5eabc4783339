import { database, inTransaction, type Connection } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { bucketNames, isPublicBucket, type BucketName } from '../../buckets.ts';
import { filesStore, type StoredFile } from '../../files-store.server.ts';
import { publicFileUrl } from '../../public-file-url.ts';
import { deleteFileRecord } from '../../commands/delete-file.server.ts';

/** Finds which of these files are referenced by records; public files are given by URL, private ones by id. */
type FindUsed = (db: Connection, names: readonly string[]) => Promise<readonly string[]>;
/** Implemented by rooms below, which know their references; every bucket must have one. */
export type UsesOfFiles = Readonly<Record<BucketName, FindUsed>>;

/** An application may wait for a confirmation mail before it references its uploads. */
const graceMilliseconds = 24 * 60 * 60 * 1000;
const batchSize = 500;

/**
 * Deletes uploads that no record references after a day: the form was abandoned, or submitted again with other files.
 */
export async function sweepUploads(uses: UsesOfFiles, now = Date.now()): Promise<void> {
  const until = new Date(now - graceMilliseconds);
  for (const bucket of bucketNames) {
    let files: StoredFile[] = [];
    do {
      files = await filesStore.listOlder(database(), bucket, { until, after: files.at(-1)?.id, limit: batchSize });
      for (const file of await unused(database(), uses, files)) await deleteUnused(file, uses);
    } while (files.length === batchSize);
  }
}

/**
 * Deletes an upload that is still unused. Whoever records a reference to an upload locks its row until the commit
 * (findOwnFile): such a file is skipped, and a reference recorded since the first check is seen by the second check,
 * under the lock.
 */
async function deleteUnused({ id }: StoredFile, uses: UsesOfFiles): Promise<void> {
  const forgotten = await inTransaction(async (trx) => {
    const file = await filesStore.lockUnlessHeld(trx, id);
    if (!file || (await unused(trx, uses, [file])).length === 0) return undefined;
    await deleteFileRecord(trx, file.bucket, file.path);
    return file.bucket;
  });
  if (forgotten) log.info({ bucket: forgotten, file: id }, 'an upload that no record points to was removed');
}

async function unused(db: Connection, uses: UsesOfFiles, files: readonly StoredFile[]): Promise<StoredFile[]> {
  const [first] = files;
  if (!first) return [];
  const used = new Set(await uses[first.bucket](db, files.map(nameOf)));
  return files.filter((file) => !used.has(nameOf(file)));
}

function nameOf({ id, bucket, path }: StoredFile): string {
  return isPublicBucket(bucket) ? publicFileUrl(bucket, path) : id;
}
