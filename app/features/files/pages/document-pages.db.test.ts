import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingPdf, pages } from '#tests/factories/documents.ts';
import { filesJourney } from '#tests/support/files-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { fileKeys } from '../file-keys.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import type { SignedPages } from './queries/sign-pages.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { person, upload, read } = filesJourney(api, db, pool);

let store: Awaited<ReturnType<typeof connectTestStorage>>;
beforeAll(async () => {
  store = await connectTestStorage('disk');
});
afterAll(() => store.close());

const bucket = 'professional-documents';

async function handedIn(bytes: Buffer) {
  const owner = await person();
  const path = `${owner.id}/insurance/1-policy.pdf`;
  const { status, body } = await upload(owner.bearer, bucket, path, bytes);
  expect(status).toBe(201);
  return { owner, path, id: body.id };
}

async function signPages(who: Record<string, string>, path: string) {
  const answer = await api.request('POST', '/storage/signed-pages', { headers: who, body: { bucket, path } });
  return { status: answer.status, body: (await answer.json()) as SignedPages };
}

describe('the pages of a PDF', () => {
  it('are pictures for its owner and for administrators, at addresses that do not open the original', async () => {
    const { owner, path } = await handedIn(await pages(3));
    const admin = await person({ role: 'admin' });
    expect((await signPages((await person()).bearer, path)).status).toBe(403);
    expect((await signPages(owner.bearer, path)).body).toMatchObject({ total: 3 });
    const { body } = await signPages(admin.bearer, path);
    expect(body.addresses).toHaveLength(3);
    for (const address of body.addresses) {
      const page = await read(address);
      expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
        200,
        'image/webp',
        'private, no-store',
      ]);
      expect(await sharp(page.bytes).metadata()).toMatchObject({ format: 'webp', width: 1_400 });
    }
    const original = new URL(body.addresses[0] ?? '', 'http://localhost');
    original.searchParams.delete('page');
    expect((await read(original.pathname + original.search)).status).toBe(403);
  });

  it('are rendered once and kept beside the original', async () => {
    const { owner, path, id } = await handedIn(await pages(2));
    const { addresses } = (await signPages(owner.bearer, path)).body;
    const first = await read(addresses[1] ?? '');
    await storage().delete(fileKeys.document(bucket, id));
    expect((await read(addresses[1] ?? '')).bytes.equals(first.bytes)).toBe(true);
  });

  it('end with the first fifty of a thousand', async () => {
    const { owner, path } = await handedIn(await pages(1_000));
    const { body } = await signPages(owner.bearer, path);
    expect([body.total, body.addresses.length]).toEqual([1_000, 50]);
    const beyond = (body.addresses[0] ?? '').replace('page=1&', 'page=51&');
    expect((await read(beyond)).status).toBe(422);
  });

  it('are counted of a document that came before they were', async () => {
    const { owner, path, id } = await handedIn(await pages(4));
    await pool.query('update stored_files set pages = null where id = $1', [id]);
    await storage().delete(fileKeys.page(bucket, id, 1));
    expect((await signPages(owner.bearer, path)).body.total).toBe(4);
  });

  it('are none where a document that came before cannot be opened', async () => {
    const { owner, path, id } = await handedIn(await pages(1));
    await pool.query('update stored_files set pages = null where id = $1', [id]);
    await storage().delete(fileKeys.page(bucket, id, 1));
    await storage().put(fileKeys.document(bucket, id), Buffer.from('%PDF-1.4 damaged'));
    expect((await signPages(owner.bearer, path)).body).toEqual({ total: 0, addresses: [] });
    expect((await signPages(owner.bearer, path)).body).toEqual({ total: 0, addresses: [] });
  });
});

it('the original of a PDF that acts is a download and never opened in the site', async () => {
  const { owner, path } = await handedIn(actingPdf);
  const answer = await api.request('POST', '/storage/signed-urls', { headers: owner.bearer, body: { bucket, path } });
  const { signedUrl } = (await answer.json()) as { signedUrl: string };
  const original = await read(signedUrl);
  expect(original.bytes.equals(actingPdf)).toBe(true);
  expect(original.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(original.headers.get('content-security-policy')).toContain('sandbox');
});
