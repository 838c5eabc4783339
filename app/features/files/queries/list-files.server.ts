import { database } from '#app/platform/database/database.server.ts';
import { buckets, bucketNames, fileLimits, type BucketName } from '../buckets.ts';
import { filesStore } from '../files-store.server.ts';

export type BucketDto = { id: BucketName; name: BucketName; public: boolean; file_size_limit: number; allowed_mime_types: readonly string[] };

/** STORE-010: the buckets with their rules. */
export function listBuckets(): BucketDto[] {
  return bucketNames.map((name) => ({
    id: name,
    name,
    public: buckets[name].public,
    file_size_limit: buckets[name].sizeLimit,
    allowed_mime_types: buckets[name].kinds,
  }));
}

export type FileDto = { id: string; name: string; size: number; content_type: string; created_at: Date; updated_at: Date };

/** The objects of a bucket whose path begins with `prefix`, by path; `limit` is 100 unless told otherwise (STORE-027). */
export async function listFiles(
  bucket: BucketName,
  prefix: string,
  { limit = fileLimits.listed, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
): Promise<{ items: FileDto[]; total: number }> {
  const rows = await filesStore.list(database(), bucket, prefix, { limit, offset });
  const items = rows.map(({ id, path, size, content_type, created_at, updated_at }) => ({ id, name: path, size, content_type, created_at, updated_at }));
  return { items, total: rows[0]?.total ?? 0 };
}
