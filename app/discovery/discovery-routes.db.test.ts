import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshAllEntries } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { publicFileUrl } from '#app/features/files/public-file-url.ts';
import { storeUpload } from '#app/features/files/uploads/commands/store-upload.server.ts';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { toErrorResponse } from '#app/platform/errors/error-response.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { prepareQueues, startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { jobs } from '#app/jobs.server.ts';
import { trialProduction } from '#tests/factories/environment.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { discoveryRoutes } from './discovery-routes.server.ts';
import { createSitemaps, dropSitemaps } from './sitemap.server.ts';

const { db, pool, connection } = await createTestDatabase();
const baseUrl = 'https://doorstep.example';
const unknownId = '01998a00-0000-7000-8000-000000000001';

let ask: (path: string, headers?: Record<string, string>) => Promise<Response>;
let listed: { id: string };
let unlisted: { id: string };

beforeAll(async () => {
  log.level = 'silent';
  useConfig(readConfig({ ...trialProduction, BASE_URL: baseUrl, TRUSTED_PROXIES: '1' }));
  const routes = discoveryRoutes('public').onError((error) => toErrorResponse(error));
  ask = async (path, headers = {}) => routes.request(baseUrl + path, { headers });
  listed = await buildProfessional(db, {
    profile: { first_name: 'Zoë', last_name: '"<b>&' },
    updated_at: new Date('2026-01-02T03:04:05Z'),
  });
  await buildService(db, { professional_id: listed.id, price: '45.00' });
  unlisted = await buildProfessional(db, { verified: false, is_approved: false });
  await refreshAllEntries(db);
});

describe('sitemaps', () => {
  it('answer also who asks while the list of professionals changes', async () => {
    const { read } = createSitemaps(baseUrl);
    const answers = [read('index'), read('professionals-1')];
    dropSitemaps();
    expect((await Promise.all(answers)).map((file) => file !== undefined)).toEqual([true, true]);
  });

  it('lead from an index to all listed professionals, with the day of their last change', async () => {
    const index = await ask('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const files = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(files).toEqual([`${baseUrl}/sitemaps/pages.xml`, `${baseUrl}/sitemaps/professionals-1.xml`]);
    const professionals = await (await ask('/sitemaps/professionals-1.xml')).text();
    expect(professionals).toMatch(
      new RegExp(`<url><loc>${baseUrl}/professionals/${listed.id}</loc><lastmod>20\\d\\d-[\\dT:.-]+Z</lastmod></url>`),
    );
    expect(professionals).not.toContain(unlisted.id);
  });

  it('are made anew once somebody is listed', async () => {
    await ask('/sitemaps/professionals-1.xml');
    const { id } = await buildProfessional(db);
    await refreshAllEntries(db);
    const now = async () => (await ask('/sitemaps/professionals-1.xml')).text();
    expect(await now()).not.toContain(id);
    dropSitemaps();
    expect(await now()).toContain(id);
  });

  it('list the pages of the site', async () => {
    const pages = await (await ask('/sitemaps/pages.xml')).text();
    for (const path of ['/', '/services/auto-care', '/professionals', '/privacy'])
      expect(pages).toContain(`<loc>${baseUrl}${path}</loc>`);
  });

  it('are packed for those who can unpack them', async () => {
    const packed = await ask('/sitemap.xml', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
  });

  it.each([
    '/sitemaps/professionals-2.xml',
    '/sitemaps/professionals-0.xml',
    '/sitemaps/professionals-99999.xml',
    '/sitemaps/nothing.xml',
  ])('%s does not exist', async (path) => expect((await ask(path)).status).toBe(404));
});

describe('the picture of a shared profile', () => {
  const pictureOf = (id: string) => `/professionals/${id}/social-card.jpg`;

  it('is a picture in the size that networks ask for, whatever the name holds', async () => {
    const answer = await ask(pictureOf(listed.id));
    expect(answer.status).toBe(200);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  it('shows an uploaded photo in its arch', async () => {
    const storage = await connectTestStorage('disk');
    const owner = await buildProfessional(db);
    const path = `${owner.profile_id}/me.png`;
    const bytes = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    await startJobs(connection, { work: false });
    await prepareQueues(jobs);
    await storeUpload({
      bucket: 'profiles',
      path,
      ownerId: owner.profile_id,
      body: new Blob([new Uint8Array(bytes)]).stream(),
      upsert: false,
    });
    await db
      .updateTable('profiles')
      .set({ profile_photo_url: publicFileUrl('profiles', path) })
      .where('id', '=', owner.profile_id)
      .execute();
    const picture = sharp(Buffer.from(await (await ask(pictureOf(owner.id))).arrayBuffer()));
    const colorAt = async (left: number, top: number) => [
      ...(await picture.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ];
    const [red = 0, green = 255] = await colorAt(940, 500);
    expect([red > 200, green < 60]).toEqual([true, true]);
    // Beside the arch's shoulder the paper stays.
    expect((await colorAt(700, 100)).every((part) => part > 200)).toBe(true);
    await stopJobs();
    await storage.close();
  });

  it('is sent once, and again after the profile has changed', async () => {
    const etag = (await ask(pictureOf(listed.id))).headers.get('etag') ?? '';
    expect((await ask(pictureOf(listed.id), { 'if-none-match': etag })).status).toBe(304);
    await db.updateTable('professionals').set({ headline: 'Loc retwist' }).where('id', '=', listed.id).execute();
    const changed = await ask(pictureOf(listed.id), { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('is rendered so often for one IPv6 network, whichever of its addresses asks', async () => {
    const [first, second] = [
      await buildProfessional(db, { headline: 'Braids' }),
      await buildProfessional(db, { headline: 'Twists' }),
    ];
    const from = async (ip: string, { id }: { id: string }) =>
      (await ask(pictureOf(id), { 'x-forwarded-for': ip })).status;
    expect(await from('2001:db8:1:2::1', first)).toBe(200);
    await pool.query(`update rate_limits set points = 1000 where key like 'social-card:2001:db8:1:2:%'`);
    expect([await from('2001:db8:1:2::ffff', second), await from('2001:db8:1:3::1', second)]).toEqual([429, 200]);
  });

  it('does not exist for those who are not listed', async () => {
    for (const id of [unlisted.id, unknownId, 'nobody', '..%2f..%2fetc'])
      expect((await ask(pictureOf(id))).status).toBe(404);
  });
});
