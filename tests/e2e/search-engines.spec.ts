import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '#tests/support/browser/e2e-test.ts';

const listed = [
  '/',
  '/services',
  '/services/auto-care',
  '/services/pet-services',
  '/professionals',
  '/how-it-works',
  '/join-as-pro',
  '/contact',
  '/terms',
  '/privacy',
  '/login',
  '/signup',
  '/docs',
  '/docs/clients/booking',
  '/docs/api',
  '/docs/api/bookings',
  '/docs/changelog',
];

test(
  'every listed page says what it is, in its own words, at one address',
  { tag: '@desktop' },
  async ({ request, baseURL }) => {
    const professionals = (await addressesIn(request, '/sitemaps/professionals-1.xml')).slice(0, 12);
    const paths = [...listed, ...professionals.map((address) => new URL(address).pathname)];
    const pages = await Promise.all(
      paths.map(async (path) => ({ path, html: await (await request.get(path)).text() })),
    );
    for (const { path, html } of pages) {
      expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
      expect(html, path).not.toContain('noindex');
      expect(titleOf(html).length, `title of ${path}`).toBeLessThanOrEqual(70);
      expect(descriptionOf(html).length, `description of ${path}`).toBeGreaterThan(50);
      expect(descriptionOf(html).length, `description of ${path}`).toBeLessThanOrEqual(165);
    }
    for (const tell of [titleOf, descriptionOf])
      expect(new Set(pages.map(({ html }) => tell(html))).size).toBe(pages.length);
  },
);

test(
  'the sitemap leads to pages that exist, and shared pages to pictures',
  { tag: '@desktop' },
  async ({ request }) => {
    const files = await addressesIn(request, '/sitemap.xml');
    const addresses = (await Promise.all(files.map((file) => addressesIn(request, file)))).flat();
    expect(addresses.length).toBeGreaterThan(listed.length);
    const some = [...addresses.slice(0, 15), ...addresses.slice(-2)];
    for (const address of some) {
      const page = await request.get(address);
      expect(page.status(), address).toBe(200);
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(await page.text())?.[1] ?? '';
      expect((await request.get(picture)).headers()['content-type'], picture).toMatch(/^image\/(?:jpeg|png)$/);
    }
  },
);

test(
  'what search engines read is well-formed, and tells no rating that nobody gave',
  { tag: '@desktop' },
  async ({ request }) => {
    const [professional = ''] = await addressesIn(request, '/sitemaps/professionals-1.xml');
    const expected = {
      '/': ['Organization', 'WebSite'],
      '/services/auto-care': ['Service', 'BreadcrumbList'],
      '/how-it-works': ['FAQPage', 'BreadcrumbList'],
      [professional]: ['LocalBusiness', 'BreadcrumbList'],
    };
    for (const [path, types] of Object.entries(expected)) {
      const html = await (await request.get(path)).text();
      const json = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
      const { '@graph': things } = JSON.parse(json) as { '@graph': { '@type': string }[] };
      expect(things.map((thing) => thing['@type'])).toEqual(types);
      expect(json.includes('aggregateRating')).toBe(path === professional && (await isReviewed(request, professional)));
    }
  },
);

async function isReviewed(request: APIRequestContext, address: string): Promise<boolean> {
  const { rating } = (await (await request.get(`/api${new URL(address).pathname}/reviews`)).json()) as {
    rating: { count: number };
  };
  return rating.count > 0;
}

test(
  'private pages and addresses that nobody knows stay out of search engines',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const path of [
      '/booking',
      '/booking/success',
      '/dashboard/client?demo=true',
      '/auth-test',
      '/join-confirmation',
      '/ui',
      '/services?page=2',
      '/professionals?search=hair',
      '/nowhere',
    ]) {
      const html = await (await request.get(path)).text();
      expect(html, path).toContain('<meta name="robots" content="noindex"/>');
      expect(html, path).not.toContain('rel="canonical"');
    }
  },
);

test('the site can be installed', { tag: '@desktop' }, async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; purpose?: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['service-worker-allowed']).toBe('/');
});

async function addressesIn(request: APIRequestContext, file: string): Promise<string[]> {
  const text = await (await request.get(file)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

function titleOf(html: string): string {
  return unescaped(/<title>([^<]*)</.exec(html)?.[1]);
}

function descriptionOf(html: string): string {
  return unescaped(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]);
}

function unescaped(text = ''): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
