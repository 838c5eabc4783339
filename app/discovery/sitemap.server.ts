import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { documentationUrls } from '#app/documentation/documentation-paths.server.ts';
import {
  countListedProfessionals,
  listListedProfessionals,
} from '#app/features/directory/queries/list-listed-professionals.server.ts';
import { serviceCategories } from '#app/features/services/catalogue/categories.ts';

/**
 * URLs per file: a fifth of the 50,000 that https://www.sitemaps.org/protocol.html allows, so that a file is
 * generated quickly.
 */
const chunkSize = 10_000;
const freshMilliseconds = 5 * 60_000;
const keptBytes = 8 * 1024 * 1024;

const pages = [
  '/',
  '/services',
  ...serviceCategories.map(({ id }) => `/services/${id}`),
  '/professionals',
  '/how-it-works',
  '/join-as-pro',
  '/contact',
  '/terms',
  '/privacy',
  ...documentationUrls,
];

export interface Sitemaps {
  /** Returns /sitemap.xml or /sitemaps/{name}.xml, compressed with gzip; undefined for an unknown name. */
  read: (name: string) => Promise<Buffer<ArrayBuffer> | undefined>;
}

const caches = new Set<LRUCache<string, Buffer<ArrayBuffer>>>();
let drops = 0;

/** Drops all sitemaps after a change of who is listed; each is generated again on request. */
export function dropSitemaps(): void {
  drops += 1;
  for (const cache of caches) cache.clear();
}

/**
 * Creates the sitemaps of a site. Each file is generated on request and cached for five minutes, or until who is
 * listed changes.
 */
export function createSitemaps(baseUrl: string): Sitemaps {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: keptBytes,
    sizeCalculation: (file) => file.length,
    ttl: freshMilliseconds,
    // Concurrent requests for a file share one generation.
    fetchMethod: (name) => pack(name, baseUrl),
  });
  caches.add(kept);
  return { read: (name) => readKept(kept, name, baseUrl) };
}

/** Reads a file. If it is dropped while being generated, it is generated once more for those who wait. */
async function readKept(kept: LRUCache<string, Buffer<ArrayBuffer>>, name: string, baseUrl: string) {
  const dropsBefore = drops;
  try {
    return await kept.fetch(name);
  } catch (error) {
    if (drops === dropsBefore) throw error;
    return pack(name, baseUrl);
  }
}

async function pack(name: string, baseUrl: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const text = await write(name, baseUrl);
  return text === undefined ? undefined : ((await promisify(gzip)(text)) as Buffer<ArrayBuffer>);
}

async function write(name: string, baseUrl: string): Promise<string | undefined> {
  if (name === 'index') return indexOf(await countListedProfessionals(), baseUrl);
  if (name === 'pages') return urlSet(pages.map((path) => urlOf(baseUrl + path)));
  const chunk = Number(/^professionals-([1-9]\d{0,3})$/.exec(name)?.[1]);
  if (!chunk) return undefined;
  const listed = await listListedProfessionals({ offset: (chunk - 1) * chunkSize, limit: chunkSize });
  return listed.length === 0
    ? undefined
    : urlSet(listed.map(({ id, changedAt }) => urlOf(`${baseUrl}/professionals/${id}`, changedAt)));
}

function indexOf(professionals: number, baseUrl: string): string {
  const chunks = Array.from(
    { length: Math.ceil(professionals / chunkSize) },
    (_, index) => `professionals-${index + 1}`,
  );
  const files = ['pages', ...chunks].map((name) => `<sitemap><loc>${baseUrl}/sitemaps/${name}.xml</loc></sitemap>`);
  return document('sitemapindex', files);
}

function urlSet(urls: readonly string[]): string {
  return document('urlset', urls);
}

function urlOf(url: string, changedAt?: Date): string {
  return `<url><loc>${url}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`;
}

function document(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
}
