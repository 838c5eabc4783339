import { randomUUID } from 'node:crypto';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export type S3Options = {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Another S3-compatible service; AWS if missing. */
  endpoint?: string;
};

/**
 * How long a bucket may take to connect, and then to take or send anything, in ms, at each attempt: uploads are stored
 * one at a time, so one that hung would stop all. A large file may take longer while it gets on; its last megabytes are
 * on their way unseen, in the buffers of the system.
 */
const patience = { connectionTimeout: 10_000, socketTimeout: 30_000 };

let current: Disk | undefined;

/** Stores files in a folder of this machine. */
export function connectDiskStorage(folder: string): void {
  current = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
}

/** Stores files in an S3 bucket. The library is large, so it is loaded only if needed. */
export async function connectS3Storage(
  { bucket, region, accessKeyId, secretAccessKey, endpoint }: S3Options,
  requestHandler = patience,
): Promise<void> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  current = new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      requestHandler,
      // Once more, for a kept connection that has died. The default is three, and each may take half a minute.
      maxAttempts: 2,
      visibility: 'private',
      // Nothing in the bucket is public: the files room decides who may read.
      supportsACL: false,
      // Trailing checksums are an extension that many S3-compatible services do not support.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

export function disconnectStorage(): void {
  current = undefined;
}

/**
 * Returns the file store of this process.
 * @throws Error before boot
 */
export function storage(): Disk {
  if (!current) throw new Error('The file store is connected at boot, before anything is kept in it');
  return current;
}

/**
 * Checks that files can be stored, read and deleted, with one of its own that is gone afterwards.
 * @throws Error if one of these fails
 */
export async function assertStorageWorks(): Promise<void> {
  const key = `checks/${randomUUID()}.txt`;
  await storage().put(key, key);
  try {
    const stored = await storage().get(key);
    if (stored !== key) throw new Error('A stored file came back changed');
  } finally {
    await storage().delete(key);
  }
}
