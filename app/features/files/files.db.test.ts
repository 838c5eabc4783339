import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { svgOf } from '#tests/factories/drawings.ts';
import { pdf, photo } from '#tests/factories/files.ts';
import { filesJourney } from '#tests/support/files-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectTestStorage, type StorageKind } from '#tests/support/storage/test-storage.ts';
import { removeBytes } from './commands/remove-bytes.server.ts';
import { renderSizes } from './pages/commands/render-sizes.server.ts';
import { sweepFiles } from './commands/sweep-files.server.ts';
import { encodedPath } from './object-path.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const api = await startTestApi(testDatabase);
const { person, professional, upload, read, queued } = filesJourney(api, testDatabase.db, testDatabase.pool);

describe.each<StorageKind>(['disk', 's3'])('kept on %s', (kind) => {
  let store: Awaited<ReturnType<typeof connectTestStorage>>;
  beforeAll(async () => {
    store = await connectTestStorage(kind);
  });
  afterAll(() => store.close());

  it(
    'a profile photo is kept in sizes without metadata, for everybody to see',
    proves('STORE-003', 'STORE-004', 'STORE-011 to STORE-014', 'STORE-025'),
    async () => {
      const { id, bearer } = await person();
      const path = `${id}/1700000000000-ab12cd34.jpg`;
      const answer = await upload(bearer, 'profiles', path, await photo(1600, 1200));
      expect(answer).toMatchObject({ status: 201, body: { path, publicUrl: `/api/storage/profiles/${path}` } });
      const shown = await read(answer.body.publicUrl ?? '');
      expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
        200,
        'image/webp',
        'public, max-age=3600',
      ]);
      const { width, height, exif, xmp } = await sharp(shown.bytes).metadata();
      expect([width, height, exif, xmp]).toEqual([640, 480, undefined, undefined]);
      expect(
        (await read(answer.body.publicUrl ?? '', { 'if-none-match': shown.headers.get('etag') ?? '' })).status,
      ).toBe(304);
      for (const job of await queued<{ fileId: string }>('files.render-picture')) await renderSizes(job);
      const widest = await read(`${answer.body.publicUrl}?width=900`, { accept: 'image/avif,image/webp,*/*' });
      expect([widest.headers.get('content-type'), (await sharp(widest.bytes).metadata()).width]).toEqual([
        'image/avif',
        1080,
      ]);
      expect((await sharp((await read(`${answer.body.publicUrl}?width=100`)).bytes).metadata()).width).toBe(320);
    },
  );

  it('upsert puts a photo in the place of another, and the earlier bytes go', proves('STORE-013'), async () => {
    const { id, bearer } = await person();
    const path = `${id}/1-photo.png`;
    await upload(bearer, 'profiles', path, await photo(300, 300, 'png'));
    expect((await upload(bearer, 'profiles', path, await photo(200, 100, 'png'))).status).toBe(409);
    expect((await upload(bearer, 'profiles', path, await photo(200, 100, 'png'), { 'x-upsert': 'true' })).status).toBe(
      201,
    );
    expect((await sharp((await read(`/api/storage/profiles/${path}`)).bytes).metadata()).height).toBe(100);
    const [removed] = await queued<Parameters<typeof removeBytes>[0]>('files.remove-bytes');
    if (removed) await removeBytes(removed);
    expect((await store.kept()).filter((name) => name.includes(removed?.fileId ?? 'none'))).toEqual([]);
  });

  it(
    'a document is read by a signed address only, for a minute',
    proves('STORE-001', 'STORE-002', 'STORE-016 to STORE-021'),
    async () => {
      const [owner, other, admin] = [await person(), await person(), await person({ role: 'admin' })];
      const path = `${owner.id}/insurance/1700000000000-policy.pdf`;
      expect(await upload(owner.bearer, 'professional-documents', path, pdf())).toMatchObject({
        status: 201,
        body: { path, publicUrl: null },
      });
      expect((await read(`/api/storage/professional-documents/${path}`)).status).toBe(403);
      const sign = (who: Record<string, string>) =>
        api.request('POST', '/storage/signed-urls', { headers: who, body: { bucket: 'professional-documents', path } });
      expect((await sign(other.bearer)).status).toBe(403);
      expect((await sign(admin.bearer)).status).toBe(200);
      const { signedUrl } = (await (await sign(owner.bearer)).json()) as { signedUrl: string };
      const signed = new URL(signedUrl, 'http://localhost');
      const seconds = Number(signed.searchParams.get('expires')) - Date.now() / 1000;
      expect(seconds).toBeGreaterThan(55);
      expect(seconds).toBeLessThanOrEqual(60);
      const opened = await read(signedUrl);
      expect([opened.status, opened.bytes.equals(pdf()), opened.headers.get('content-disposition')]).toEqual([
        200,
        true,
        'attachment',
      ]);
      expect(opened.headers.get('content-security-policy')).toContain('sandbox');
      expect(opened.headers.get('cache-control')).toBe('private, no-store');
      signed.searchParams.set('expires', String(Math.floor(Date.now() / 1000) + 600));
      expect((await read(signed.pathname + signed.search)).status).toBe(403);
      expect(
        (await api.request('DELETE', `/storage/professional-documents/${path}`, { headers: other.bearer })).status,
      ).toBe(403);
      expect(
        (await api.request('DELETE', `/storage/professional-documents/${path}`, { headers: owner.bearer })).status,
      ).toBe(204);
      expect((await read(signedUrl)).status).toBe(403);
    },
  );

  it(
    'a work photo lies in the professional’s folder and replaces none',
    proves('STORE-005', 'STORE-022', 'STORE-023'),
    async () => {
      const [owner, other] = [await professional(), await professional()];
      const svg = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><script>alert(1)</script><rect width="300" height="200" fill="#c96"/></svg>',
      );
      const path = `${owner.professionalId}/drawing.svg`;
      expect((await upload(other.bearer, 'work-photos', path, svg)).status).toBe(403);
      const stored = await upload(owner.bearer, 'work-photos', path, svg);
      expect(stored.status).toBe(201);
      const shown = await read(stored.body.publicUrl ?? '');
      expect([shown.headers.get('content-type'), (await sharp(shown.bytes).metadata()).width]).toEqual([
        'image/webp',
        300,
      ]);
      expect((await upload(owner.bearer, 'work-photos', path, svg, { 'x-upsert': 'true' })).status).toBe(409);
    },
  );

  it('an SVG takes the space of its drawing from its account', async () => {
    const { bearer, professionalId } = await professional();
    const noise = svgOf(
      '<filter id="n"><feTurbulence baseFrequency=".9"/></filter><rect width="300" height="300" filter="url(#n)"/>',
      {
        width: 300,
        height: 300,
      },
    );
    const { status, body } = await upload(bearer, 'work-photos', `${professionalId}/noise.svg`, noise);
    expect(status).toBe(201);
    const { rows } = await testDatabase.pool.query<{ size: number }>('select size from stored_files where id = $1', [
      body.id,
    ]);
    expect(rows[0]?.size).toBeGreaterThan(100 * noise.length);
  });

  it('a file whose bytes are gone is not found', async () => {
    const { id, bearer } = await person();
    const { body } = await upload(bearer, 'profiles', `${id}/lost.png`, await photo(50, 50, 'png'));
    await removeBytes({ bucket: 'profiles', fileId: body.id });
    expect((await read(body.publicUrl ?? '')).status).toBe(404);
  });

  it('bytes that no row knows are swept, those of a known file stay', async () => {
    const { id, bearer } = await person();
    const { body } = await upload(bearer, 'profiles', `${id}/stays.png`, await photo(50, 50, 'png'));
    await testDatabase.pool.query('delete from stored_files where id <> $1', [body.id]);
    await sweepFiles(Date.now());
    const young = await store.kept();
    await sweepFiles(Date.now() + 2 * 60 * 60 * 1000);
    expect(young.length).toBeGreaterThan(3);
    expect((await store.kept()).every((name) => name.includes(body.id))).toBe(true);
    expect((await read(`/api/storage/profiles/${encodedPath(`${id}/stays.png`)}`)).status).toBe(200);
  });
});
