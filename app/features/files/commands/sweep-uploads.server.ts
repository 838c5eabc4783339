import { database, inTransaction, type Connection } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { buckets, bucketNames, type BucketName } from '../buckets.ts';
import { filesStore, type StoredFile } from '../files-store.server.ts';
import { publicFileUrl } from '../public-file-url.ts';
import { deleteFileRecord } from './delete-file.server.ts';

/**
 * Of these names of files those that a record points to: a public file goes by its address, a private one by its id.
 */
type FindUsed = (db: Connection, names: readonly string[]) => Promise<readonly string[]>;
/** Rooms below know what they point to; there is no bucket without an answer. */
export type UsesOfFiles = Readonly<Record<BucketName, FindUsed>>;

/** An application may wait for a confirmation mail before it names what was uploaded for it. */
const graceMilliseconds = 24 * 60 * 60 * 1000;
const batchSize = 500;

/** Forgets uploads that no record points to a day later: a form was left, or handed in again with other files. */
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
 * Whoever makes a record of an upload holds its row until that is committed (findOwnFile): such a file is passed
 * over, and one whose record was made since the look is seen by the second look, under the lock.
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
  return isPublic(bucket) ? publicFileUrl(bucket, path) : id;
}

function isPublic(bucket: BucketName): bucket is Exclude<BucketName, 'professional-documents'> {
  return buckets[bucket].public;
}
