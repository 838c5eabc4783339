import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { startFileSignatures } from '#app/features/files/uploads/file-signature.server.ts';
import { connectDiskStorage, connectS3Storage, disconnectStorage } from '#app/platform/storage/storage.server.ts';

export type StorageKind = 'disk' | 's3';

export type TestStorage = {
  /** The names of all stored files, sorted. */
  kept: () => Promise<string[]>;
};

/**
 * Creates a file store for a test file or a `describe` in it: a folder, or a bucket of an S3-compatible server on
 * this machine. Call it in `beforeAll`.
 */
export async function connectTestStorage(kind: StorageKind): Promise<TestStorage & { close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'doorstep-test-files-'));
  startFileSignatures(['a secret that is only good for tests']);
  const close = kind === 'disk' ? connectFolder(folder) : await connectS3(folder);
  const discard = async () => {
    disconnectStorage();
    await close();
    await rm(folder, { recursive: true, force: true });
  };
  return { kept: () => namesUnder(folder, kind), close: discard };
}

function connectFolder(folder: string): () => Promise<void> {
  connectDiskStorage(folder);
  return async () => undefined;
}

async function connectS3(folder: string): Promise<() => Promise<void>> {
  const port = await freePort();
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    // It leaves out the slash after the bucket when it checks the signature of a listing.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'doorstep', configs: [] }],
  });
  await server.run();
  // The only keys this server accepts.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  await connectS3Storage({ bucket: 'doorstep', region: 'us-east-1', ...keys, endpoint: `http://127.0.0.1:${port}` });
  return () => server.close();
}

async function namesUnder(folder: string, kind: StorageKind): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  if (kind === 'disk') return names.toSorted();
  return names
    .filter((name) => name.endsWith('_object'))
    .map((name) => name.replace(/^doorstep\//, '').replace(/\._S3rver_object$/, ''))
    .toSorted();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
