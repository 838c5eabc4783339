import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export type S3Options = {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Another service that speaks S3; AWS itself when missing. */
  endpoint?: string;
};

let current: Disk | undefined;

/** Keeps files in a folder of this machine. */
export function connectDiskStorage(folder: string): void {
  current = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
}

/** Keeps files in an S3 bucket. The library is large, so that only who uses it loads it. */
export async function connectS3Storage({
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
  endpoint,
}: S3Options): Promise<void> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  current = new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      visibility: 'private',
      // Nothing is public at the store: who may read is judged by the files room.
      supportsACL: false,
      // Trailing checksums are an extension that many S3-compatible services do not know.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

export function disconnectStorage(): void {
  current = undefined;
}

/** The file store of this process. @throws Error before boot. */
export function storage(): Disk {
  if (!current) throw new Error('The file store is connected at boot, before anything is kept in it');
  return current;
}
