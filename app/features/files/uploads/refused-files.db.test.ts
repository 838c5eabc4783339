import { createServer, type Server } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useVirusScanner } from '#app/platform/storage/virus-scan.server.ts';
import { actingPdf, pages } from '#tests/factories/documents.ts';
import { slowSvg } from '#tests/factories/drawings.ts';
import { pdf, photo } from '#tests/factories/files.ts';
import { filesJourney } from '#tests/support/files-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { buckets } from '../buckets.ts';
import { proves, type Proof } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { person, professional, upload } = filesJourney(api, db, pool);

let store: Awaited<ReturnType<typeof connectTestStorage>>;
let temporary: string;
beforeAll(async () => {
  // A temporary folder of its own: other tests upload as well.
  temporary = await mkdtemp(join(tmpdir(), 'doorstep-test-refusals-'));
  vi.stubEnv('TMPDIR', temporary);
  store = await connectTestStorage('disk');
});
afterAll(async () => {
  await store.close();
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true, force: true });
});

/** Everything that an upload could leave behind. */
const traces = async () => ({
  kept: await store.kept(),
  rows: (await pool.query('select bucket, path from stored_files order by 1, 2')).rows,
  received: (await readdir(temporary)).filter((name) => name.startsWith('doorstep-upload-')),
});

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const flood = () =>
  sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
const filled = (start: Buffer, size: number) => Buffer.concat([start, Buffer.alloc(size - start.length)]);

/** Name, bucket, file name, bytes, and what the answer says. */
const refusals: [
  Proof,
  string,
  'professional-documents' | 'profiles' | 'work-photos',
  string,
  () => Promise<Buffer> | Buffer,
  string,
][] = [
  [proves(), 'zero bytes', 'profiles', 'a.png', () => Buffer.alloc(0), 'file_empty'],
  [proves(), 'HTML named as a picture', 'profiles', 'a.png', () => html, 'wrong_kind'],
  [proves(), 'HTML named as a document', 'professional-documents', 'a.pdf', () => html, 'wrong_kind'],
  [proves(), 'a picture with the ending of another', 'profiles', 'a.jpg', () => photo(9, 9, 'png'), 'wrong_ending'],
  [proves(), 'a picture named as a page', 'profiles', 'a.html', () => photo(9, 9, 'png'), 'wrong_ending'],
  [proves('STORE-009'), 'a PDF as a profile photo', 'profiles', 'a.pdf', () => pdf(), 'wrong_kind'],
  [proves('STORE-009', 'OPEN-48'), 'an SVG as a profile photo', 'profiles', 'a.svg', () => svg, 'wrong_kind'],
  [proves('STORE-007', 'OPEN-48'), 'an SVG as a document', 'professional-documents', 'a.svg', () => svg, 'wrong_kind'],
  [
    proves('STORE-007'),
    'a WebP as a document',
    'professional-documents',
    'a.webp',
    () => photo(9, 9, 'webp'),
    'wrong_kind',
  ],
  [
    proves(),
    'half a picture',
    'profiles',
    'a.jpg',
    async () => (await photo(900, 900)).subarray(0, 900),
    'unreadable_picture',
  ],
  [proves(), 'a flood of pixels in few bytes', 'profiles', 'a.png', flood, 'unreadable_picture'],
  [
    proves(),
    'a PDF that asks for a password',
    'professional-documents',
    'a.pdf',
    () => pages(1, { userPassword: 'theirs' }),
    'locked_document',
  ],
  [proves(), 'half a PDF', 'professional-documents', 'a.pdf', () => pdf().subarray(0, 90), 'unsafe_document'],
  [
    proves('STORE-006'),
    'a document of 20 MB and a byte',
    'professional-documents',
    'a.pdf',
    () => filled(pdf(), buckets['professional-documents'].sizeLimit + 1),
    'file_too_large',
  ],
  [
    proves('STORE-008'),
    'a photo of 10 MB and a byte',
    'profiles',
    'a.png',
    () => filled(html, buckets.profiles.sizeLimit + 1),
    'file_too_large',
  ],
];

describe('a file that is refused leaves nothing behind', () => {
  for (const [proof, what, bucket, name, bytes, code] of refusals)
    it(`refuses ${what}`, proof, async () => {
      const owner = bucket === 'work-photos' ? await professional() : await person();
      const folder = 'professionalId' in owner ? owner.professionalId : owner.id;
      const before = await traces();
      const answer = await upload(owner.bearer, bucket, `${folder}/${name}`, await bytes());
      expect([answer.body.code, answer.status]).toEqual([code, code === 'file_too_large' ? 413 : 422]);
      expect(await traces()).toEqual(before);
    });

  it.each(['../../etc/passwd.png', 'a\0.png', 'a\\b.png', '‮gnp.png', ' .png'])('an odd name: %j', async (name) => {
    const { id, bearer } = await person();
    const before = await traces();
    const answer = await api.request('POST', `/storage/profiles/${id}/${encodeURIComponent(name)}`, {
      headers: bearer,
      body: await photo(9, 9, 'png'),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await traces()).toEqual(before);
  });

  it('an SVG that takes minutes to draw, while somebody else’s photo is taken', proves('OPEN-48'), async () => {
    const [hostile, other] = [await professional(), await person()];
    const answered: string[] = [];
    const send = async (
      name: string,
      ...[who, bucket, path, bytes]: [Record<string, string>, string, string, Buffer]
    ) => {
      const { status, body } = await upload(who, bucket, path, bytes);
      answered.push(`${name}: ${body.code ?? status}`);
    };
    await Promise.all([
      send('hostile', hostile.bearer, 'work-photos', `${hostile.professionalId}/a.svg`, slowSvg()),
      send('other', other.bearer, 'profiles', `${other.id}/a.jpg`, await photo(900, 900)),
    ]);
    expect(answered).toEqual(['other: 201', 'hostile: unreadable_picture']);
    expect((await traces()).received).toEqual([]);
  });

  it('a body without a length that breaks off, or never ends', async () => {
    const { id, bearer } = await person();
    const before = await traces();
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('the connection is gone')) });
    expect((await upload(bearer, 'profiles', `${id}/a.png`, broken)).body.code).toBe('upload_interrupted');
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });
    expect((await upload(bearer, 'profiles', `${id}/a.png`, endless)).body.code).toBe('file_too_large');
    expect(await traces()).toEqual(before);
  });

  it('asks who one is, and keeps to one’s own folder', proves('STORE-015', 'ERR-030'), async () => {
    const [{ id, bearer }, other] = [await person(), await person()];
    const before = await traces();
    const anonymous = await upload({}, 'profiles', `${id}/a.png`, await photo(9, 9, 'png'));
    expect([anonymous.status, anonymous.body.error]).toEqual([401, 'User must be authenticated to upload photos']);
    for (const bucket of ['profiles', 'professional-documents', 'work-photos']) {
      expect((await upload(bearer, bucket, `${other.id}/a.png`, await photo(9, 9, 'png'))).body.code).toBe(
        'foreign_folder',
      );
    }
    expect((await upload(bearer, 'secrets', `${id}/a.png`, await photo(9, 9, 'png'))).status).toBe(404);
    expect(await traces()).toEqual(before);
  });
});

describe('a file that is taken', () => {
  it('a document of exactly 20 MB, its pages and nothing else', proves('OPEN-48'), async () => {
    const { id, bearer } = await person();
    const page = pdf();
    const end = Buffer.from('\n%%EOF\n');
    const whole = Buffer.concat([
      page,
      Buffer.alloc(buckets['professional-documents'].sizeLimit - page.length - end.length, ' '),
      end,
    ]);
    expect((await upload(bearer, 'professional-documents', `${id}/whole.pdf`, whole)).status).toBe(201);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a PDF with text after its end', async () => Buffer.concat([await pages(1), Buffer.from('Scanned with a phone')])],
    // Nobody opens it in the site: its pages are shown as pictures.
    ['a PDF that names scripts and programs', () => actingPdf],
    ['a PDF of a thousand pages', () => pages(1_000)],
  ])('%s', async (_, bytes) => {
    const { id, bearer } = await person();
    expect((await upload(bearer, 'professional-documents', `${id}/a.pdf`, await bytes())).status).toBe(201);
  });

  it('one of eight that race for the same name', async () => {
    const { id, bearer } = await person();
    const bytes = await photo(40, 40, 'png');
    const before = (await store.kept()).length;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => upload(bearer, 'profiles', `${id}/same.png`, bytes)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(
      (await store.kept()).filter((name) =>
        name.includes(answers.find(({ status }) => status === 201)?.body.id ?? 'none'),
      ),
    ).toHaveLength(3);
    expect((await store.kept()).length).toBe(before + 3);
  });

  it('is listed to its owner, 100 at a time', proves('STORE-010', 'STORE-027'), async () => {
    const { id, bearer } = await person();
    await pool.query(
      `insert into stored_files (bucket, path, owner_id, content_type, size, sha256)
       select 'profiles', $1 || '/' || lpad(n::text, 3, '0') || '.png', $1::uuid, 'image/png', 1, repeat('0', 64) from generate_series(1, 120) n`,
      [id],
    );
    const list = async (query: string, who = bearer) => {
      const answer = await api.request('GET', `/storage/profiles?${query}`, { headers: who });
      return { status: answer.status, ...((await answer.json()) as { items?: { name: string }[]; total?: number }) };
    };
    const first = await list(`prefix=${id}`);
    expect([first.items?.length, first.total, first.items?.[0]?.name]).toEqual([100, 120, `${id}/001.png`]);
    expect((await list(`prefix=${id}/&offset=100`)).items).toHaveLength(20);
    expect((await list(`prefix=${id}/`, (await person()).bearer)).status).toBe(403);
    expect((await list('')).status).toBe(422);
    const { items } = (await (await api.request('GET', '/storage', { headers: bearer })).json()) as {
      items: { id: string; public: boolean }[];
    };
    expect(items.map((bucket) => [bucket.id, bucket.public])).toEqual([
      ['professional-documents', false],
      ['profiles', true],
      ['work-photos', true],
      ['visit-photos', false],
      ['message-files', false],
    ]);
  });
});

describe('with a virus scanner', () => {
  let clamd: Server | undefined;
  /** Answers like clamd: to the whole of a stream, which ends with a chunk of no bytes. */
  const scanner = async (scan: (bytes: string) => string) => {
    clamd = createServer((socket) => {
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk.toString('latin1');
        if (heard.endsWith('\0\0\0\0')) socket.end(`stream: ${scan(heard)}\0`);
      });
    });
    await new Promise<void>((resolve) => clamd?.listen(0, '127.0.0.1', resolve));
    const address = clamd.address();
    useVirusScanner({ host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 });
  };
  afterEach(() => {
    useVirusScanner(undefined);
    clamd?.close();
  });

  it('what it finds is refused, what it passes is taken', async () => {
    await scanner((bytes) => (bytes.includes('EICAR') ? 'Eicar-Test-Signature FOUND' : 'OK'));
    const { id, bearer } = await person();
    expect((await upload(bearer, 'professional-documents', `${id}/bad.pdf`, pdf('% EICAR'))).body.code).toBe(
      'infected',
    );
    expect((await upload(bearer, 'professional-documents', `${id}/good.pdf`, pdf())).status).toBe(201);
  });

  it('while it does not answer nothing passes', async () => {
    useVirusScanner({ host: '127.0.0.1', port: 1 });
    const { id, bearer } = await person();
    expect(await upload(bearer, 'professional-documents', `${id}/a.pdf`, pdf())).toMatchObject({
      status: 503,
      body: { code: 'scan_unavailable' },
    });
  });
});
