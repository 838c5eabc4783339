import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { bucketNames, type BucketName } from '../buckets.ts';
import { filesStore } from '../files-store.server.ts';
import { removeBytes } from './remove-bytes.server.ts';

const anHour = 60 * 60 * 1000;

/** Removes bytes without a row, left by a process killed between storing a file and recording it. */
export async function sweepFiles(now = Date.now()): Promise<void> {
  for (const bucket of bucketNames) {
    const ids = new Set<string>();
    for await (const { key, lastModified } of keysOf(bucket)) {
      // Newer ones may belong to an upload in progress.
      if (now - lastModified.getTime() > anHour) ids.add(key.split('/')[1] ?? '');
    }
    await removeUnknown(
      bucket,
      [...ids].filter((id) => /^[\da-f-]{36}$/.test(id)),
    );
  }
}

async function removeUnknown(bucket: BucketName, ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += 1_000) {
    const some = ids.slice(from, from + 1_000);
    const known = await filesStore.knownIds(database(), some);
    for (const fileId of some.filter((id) => !known.has(id))) {
      await removeBytes({ bucket, fileId });
      log.warn({ bucket, file: fileId }, 'bytes that no row knows were removed');
    }
  }
}

async function* keysOf(bucket: BucketName) {
  let paginationToken: string | undefined;
  do {
    const page = await storage()
      .listAll(`${bucket}/`, { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
      .catch(() => undefined);
    if (!page) return;
    for (const object of page.objects) {
      if (object.isFile) yield { key: object.key, lastModified: (await object.getMetaData()).lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
