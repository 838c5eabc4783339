import { expect, memberTest, test } from '#tests/support/browser/e2e-test.ts';
import { gzipKilobytes, pageScripts } from '#tests/support/browser/page-scripts.ts';

/** Asking for a file takes a slow phone 3 ms, and without HTTP/2 its turn on one of six connections. */
const maximumFiles = 50;

/** What a page loads before anything is pressed. More belongs into a part that loads when it is needed. */
const maximumKilobytes = 125;

const pages = [
  '/',
  '/services',
  '/professionals',
  '/professionals/{id}',
  '/how-it-works',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/contact',
  '/terms',
  '/privacy',
  '/docs',
  '/docs/clients/booking',
  '/docs/api/bookings',
  '/pay/unknown',
  '/door/unknown',
];

for (const page of pages) {
  test(`loads at most ${maximumKilobytes} kB of scripts: ${page}`, { tag: '@desktop' }, async ({ request }) => {
    const listed = (await (await request.get('/api/professionals?verified=true&limit=1')).json()) as {
      items: { id: string }[];
    };
    const html = await (await request.get(page.replace('{id}', listed.items[0]?.id ?? ''))).text();
    const scripts = await pageScripts(html, async (path) => (await request.get(path)).body());
    expect(scripts.size).toBeGreaterThan(5);
    expect(gzipKilobytes(scripts)).toBeLessThanOrEqual(maximumKilobytes);
  });
}

for (const page of ['/booking?pro={id}', '/dashboard/client', '/account/details']) {
  memberTest(`loads at most ${maximumFiles} files of scripts: ${page}`, { tag: '@desktop' }, async ({ member }) => {
    const listed = (await (await member.api.get('/api/professionals?verified=true&limit=1')).json()) as {
      items: { id: string }[];
    };
    const html = await (await member.api.get(page.replace('{id}', listed.items[0]?.id ?? ''))).text();
    const scripts = await pageScripts(html, async (path) => (await member.api.get(path)).body());
    expect(scripts.size).toBeGreaterThan(20);
    expect(scripts.size).toBeLessThanOrEqual(maximumFiles);
  });
}
