import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { sweepUploads } from '#app/features/files/uploads/commands/sweep-uploads.server.ts';
import { messageJourney } from '#tests/support/message-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { usedMessageFiles } from './queries/used-message-files.server.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { call, people, open, read } = messageJourney(api, testDatabase);
beforeAll(async () => void (await connectTestStorage('disk')));

type As = NonNullable<Parameters<typeof open>[0]>;
type FileDto = { id: string; name: string; kind: string; url: string; width: number };
const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5d4e' } })
    .jpeg()
    .toBuffer();
const upload = async (as: As, bytes: Buffer, name = 'garden.jpg') => {
  const path = `${as.id}/${randomUUID()}.${name.split('.').at(-1)}`;
  const response = await api.request('POST', `/storage/message-files/${path}`, {
    headers: { ...as.bearer, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, file: { path, name } };
};
const send = (as: As, threadId: string, files: unknown[], text = '', id: string = randomUUID()) =>
  call<{ message: { files: FileDto[] } }>('POST', `/threads/${threadId}/messages`, as, { id, text, files });
const get = async (as: As | undefined, url: string, headers = {}) => {
  const response = await api.request('GET', url.replace(/^\/api/, ''), { headers: { ...as?.bearer, ...headers } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

async function paidThread() {
  const all = await people();
  const { thread_id: id } = (await open(all.client, all.professional.id)).body;
  await all.pay();
  return { ...all, id };
}

it('goes to the other side and to nobody else, once however often it is sent', async () => {
  const { id, client, owner, stranger, admin } = await paidThread();
  const { file } = await upload(client, await picture());
  const messageId = randomUUID();
  const sent = await Promise.all([0, 1, 2].map(() => send(client, id, [file], '', messageId)));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  const [, message] = (await read(owner, id)).body.messages as unknown as { files: FileDto[] }[];
  expect(message?.files).toMatchObject([{ name: 'garden.jpg', kind: 'picture', width: 900 }]);
  const url = message?.files[0]?.url ?? '';
  const full = await get(owner, url);
  expect([full.status, (await sharp(full.bytes).metadata()).width]).toEqual([200, 900]);
  const small = await get(owner, `${url}?size=small`);
  expect((await sharp(small.bytes).metadata()).width).toBe(640);
  const again = await get(owner, `${url}?size=small`, { 'if-none-match': small.headers.get('etag') });
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
  expect([
    (await get(stranger, url)).status,
    (await get(admin, url)).status,
    (await get(undefined, url)).status,
  ]).toEqual([404, 404, 401]);
  const signing = { bucket: 'message-files', path: file.path };
  for (const who of [admin, owner]) expect((await call('POST', '/storage/signed-urls', who, signing)).status).toBe(403);
});

it('is refused before a booking is paid, with the reason', async () => {
  const { professional, client } = await people();
  const { thread_id: id } = (await open(client, professional.id)).body;
  const { file } = await upload(client, await picture());
  expect(await send(client, id, [file])).toMatchObject({ status: 409, body: { code: 'files_before_payment' } });
});

it('is an upload of its sender that belongs to no other message, judged by its bytes', async () => {
  const { id, client, owner } = await paidThread();
  const { file } = await upload(client, await picture());
  expect((await upload(client, Buffer.from('no PDF'), 'bill.pdf')).status).toBe(422);
  expect((await send(owner, id, [file])).status).toBe(422);
  expect((await send(client, id, [file, file])).status).toBe(422);
  expect((await send(client, id, [file], 'Here')).status).toBe(201);
  expect((await send(client, id, [file], 'Again')).status).toBe(422);
  expect((await send(client, id, [])).status).toBe(422);
  expect(
    (
      await send(
        client,
        id,
        Array.from({ length: 6 }, () => file),
      )
    ).status,
  ).toBe(422);
});

it('stays while its message does: neither swept nor deleted, and gone with its sender', async () => {
  const { id, client, owner } = await paidThread();
  const [used, unused] = [await upload(client, await picture()), await upload(client, await picture())];
  await send(client, id, [used.file]);
  expect((await call('DELETE', `/storage/message-files/${used.file.path}`, client)).status).toBe(409);
  await pool.query(`update stored_files set created_at = now() - interval '2 days' where owner_id = $1`, [client.id]);
  const all = async (_: unknown, names: readonly string[]) => names;
  await sweepUploads({
    profiles: all,
    'work-photos': all,
    'professional-documents': all,
    'visit-photos': all,
    'message-files': usedMessageFiles,
  });
  const { rows } = await pool.query<{ path: string }>('select path from stored_files where owner_id = $1', [client.id]);
  expect(rows).toEqual([{ path: used.file.path }]);
  expect(unused.status).toBe(201);
  expect((await call('POST', '/functions/delete-user-account', client)).status).toBe(200);
  expect((await read(owner, id)).body.messages.at(-1)).toMatchObject({ is_erased: true, files: [] });
  expect((await pool.query('select from stored_files where path = $1', [used.file.path])).rowCount).toBe(0);
});
