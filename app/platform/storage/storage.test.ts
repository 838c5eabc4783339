import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { connectS3Storage, disconnectStorage, storage } from './storage.server.ts';

it('a bucket that never answers fails what was to be stored, at the second attempt', async () => {
  let attempts = 0;
  const bucket = createServer(() => void (attempts += 1));
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    disconnectStorage();
    bucket.close();
    bucket.closeAllConnections();
  });
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'somebody', secretAccessKey: 'secret' };
  const limits = { connectionTimeout: 1_000, socketTimeout: 300 };
  await connectS3Storage({ bucket: 'doorstep', region: 'us-east-1', ...keys, endpoint }, limits);
  await expect(storage().put('a.txt', 'a')).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
  expect(attempts).toBe(2);
});
