import type { Connection } from '#app/platform/database/database.server.ts';
import type { BucketName } from '../buckets.ts';
import { filesStore } from '../files-store.server.ts';

export type OwnFile = { id: string; path: string; width: number | null; height: number | null };

/** The file at a path, if this person uploaded it. */
export async function findOwnFile(db: Connection, bucket: BucketName, path: string, ownerId: string): Promise<OwnFile | undefined> {
  const file = await filesStore.find(db, bucket, path);
  return file?.owner_id === ownerId ? { id: file.id, path: file.path, width: file.width, height: file.height } : undefined;
}
