import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshAllEntries } from '#app/features/directory/commands/refresh-entries.server.ts';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { discoveryRoutes } from './discovery-routes.server.ts';

const { db } = await createTestDatabase();
const baseUrl = 'https://doorstep.example';
const unknownId = '01998a00-0000-7000-8000-000000000001';

let ask: (path: string, headers?: Record<string, string>) => Promise<Response>;
let listed: { id: string };
let unlisted: { id: string };

beforeAll(async () => {
  log.level = 'silent';
  useConfig(readConfig({ BASE_URL: baseUrl }));
  const routes = discoveryRoutes('public');
  ask = async (path, headers = {}) => routes.request(baseUrl + path, { headers });
  listed = await buildProfessional(db, { profile: { first_name: 'Zoë', last_name: '"<b>&' }, updated_at: new Date('2026-01-02T03:04:05Z') });
  await buildService(db, { professional_id: listed.id, price: '45.00' });
  unlisted = await buildProfessional(db, { verified: false, is_approved: false });
  await refreshAllEntries(db);
});

describe('sitemaps', () => {
  it('lead from an index to all listed professionals, with the day of their last change', async () => {
    const index = await ask('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const files = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(files).toEqual([`${baseUrl}/sitemaps/pages.xml`, `${baseUrl}/sitemaps/professionals-1.xml`]);
    const professionals = await (await ask('/sitemaps/professionals-1.xml')).text();
    expect(professionals).toMatch(new RegExp(`<url><loc>${baseUrl}/professionals/${listed.id}</loc><lastmod>20\\d\\d-[\\dT:.-]+Z</lastmod></url>`));
    expect(professionals).not.toContain(unlisted.id);
  });

  it('list the pages of the site', async () => {
    const pages = await (await ask('/sitemaps/pages.xml')).text();
    for (const path of ['/', '/services/auto-care', '/professionals', '/privacy']) expect(pages).toContain(`<loc>${baseUrl}${path}</loc>`);
  });

  it('are packed for those who can unpack them', async () => {
    const packed = await ask('/sitemap.xml', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
  });

  it.each(['/sitemaps/professionals-2.xml', '/sitemaps/professionals-0.xml', '/sitemaps/professionals-99999.xml', '/sitemaps/nothing.xml'])(
    '%s does not exist',
    async (path) => expect((await ask(path)).status).toBe(404),
  );
});

describe('the picture of a shared profile', () => {
  const pictureOf = (id: string) => `/professionals/${id}/social-card.jpg`;

  it('is a picture in the size that networks ask for, whatever the name holds', async () => {
    const answer = await ask(pictureOf(listed.id));
    expect(answer.status).toBe(200);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('is sent once, and again after the profile has changed', async () => {
    const etag = (await ask(pictureOf(listed.id))).headers.get('etag') ?? '';
    expect((await ask(pictureOf(listed.id), { 'if-none-match': etag })).status).toBe(304);
    await db.updateTable('professionals').set({ headline: 'Loc retwist' }).where('id', '=', listed.id).execute();
    const changed = await ask(pictureOf(listed.id), { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('does not exist for those who are not listed', async () => {
    for (const id of [unlisted.id, unknownId, 'nobody', '..%2f..%2fetc']) expect((await ask(pictureOf(id))).status).toBe(404);
  });
});
