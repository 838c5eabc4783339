import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import { buckets, bucketNames, fileLimits, type BucketName } from '../buckets.ts';
import { filesStore } from '../files-store.server.ts';
import type { bucketAnswer, storedFileAnswer } from '../answers/files.server.ts';

export type BucketDto = z.infer<typeof bucketAnswer>;

/** Returns the buckets with their rules (STORE-010). */
export function listBuckets(): BucketDto[] {
  return bucketNames.map((name) => ({
    id: name,
    name,
    public: buckets[name].public,
    file_size_limit: buckets[name].sizeLimit,
    allowed_mime_types: [...buckets[name].kinds],
  }));
}

export type FileDto = z.infer<typeof storedFileAnswer>;

/** Lists the objects of a bucket whose path starts with `prefix`, by path; `limit` defaults to 100 (STORE-027). */
export async function listFiles(
  bucket: BucketName,
  prefix: string,
  { limit = fileLimits.listed, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
): Promise<{ items: FileDto[]; total: number }> {
  const rows = await filesStore.list(database(), bucket, prefix, { limit, offset });
  const items = rows.map(({ id, path, size, content_type, created_at, updated_at }) => ({
    id,
    name: path,
    size,
    content_type,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }));
  return { items, total: rows[0]?.total ?? 0 };
}
