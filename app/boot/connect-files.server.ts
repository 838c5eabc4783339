import { join } from 'node:path';
import type { Config } from '#app/platform/config/config.server.ts';
import { connectDiskStorage, connectS3Storage } from '#app/platform/storage/storage.server.ts';
import { useVirusScanner } from '#app/platform/storage/virus-scan.server.ts';

/** Stores files in S3 if a bucket is configured, else next to the other data. */
export async function connectFiles(config: Config): Promise<void> {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, CLAMD_ADDRESS } = config;
  const [host, port] = CLAMD_ADDRESS?.split(':') ?? [];
  useVirusScanner(host ? { host, port: Number(port) } : undefined);
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return connectDiskStorage(join(config.dataDir, 'files'));
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  return connectS3Storage({
    bucket: S3_BUCKET,
    region: S3_REGION,
    ...keys,
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
  });
}
