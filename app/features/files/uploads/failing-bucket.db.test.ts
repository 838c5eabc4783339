import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { connectS3Storage, disconnectStorage } from '#app/platform/storage/storage.server.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { photo } from '#tests/factories/files.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { storeUpload } from './commands/store-upload.server.ts';

log.level = 'silent';
const { connection, db } = await createTestDatabase();
const { id: ownerId } = await buildClient(db);
await db.destroy();

const refusal = '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>No</Message></Error>';

/** Refuses whatever is to be stored, and never answers what else it is asked. */
const bucket = createServer((request, response) => {
  if (request.method !== 'PUT') return;
  request.resume().on('end', () => response.writeHead(403, { 'content-type': 'application/xml' }).end(refusal));
});

beforeAll(async () => {
  connectDatabase(connection);
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'somebody', secretAccessKey: 'secret' };
  await connectS3Storage({ bucket: 'doorstep', region: 'us-east-1', ...keys, endpoint });
});
afterAll(async () => {
  disconnectStorage();
  bucket.close();
  bucket.closeAllConnections();
  await disconnectDatabase();
});

it('a bucket that stores nothing and removes nothing fails each upload at once, with what it said', async () => {
  for (const name of ['first.png', 'second.png']) {
    const body = new Blob([new Uint8Array(await photo(30, 20, 'png'))]).stream();
    await expect(
      storeUpload({ bucket: 'visit-photos', path: `${ownerId}/${name}`, ownerId, body, upsert: false }),
    ).rejects.toMatchObject({ cause: { name: 'AccessDenied' } });
  }
});
