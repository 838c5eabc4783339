import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A rendered public page, the same for every visitor, ready to be sent. */
export type CachedPage = { etag: string; html: Buffer; brotli: Buffer; policy: string; storedAt: number };

const cacheBytes = 32 * 1024 * 1024;
/** How long a page may be served without looking at the database again; changes drop it earlier. */
const freshMilliseconds = 30_000;

const pages = new LRUCache<string, CachedPage>({
  maxSize: cacheBytes,
  sizeCalculation: (page) => page.html.length + page.brotli.length + 512,
});

export function cachedPage(key: string): CachedPage | undefined {
  const page = pages.get(key);
  return page && performance.now() - page.storedAt < freshMilliseconds ? page : undefined;
}

/** Compresses a page once; quality 4 is where time per saved byte turns (bench/pages). */
export function toCachedPage(html: string, policy: string): CachedPage {
  const bytes = Buffer.from(html);
  return {
    html: bytes,
    brotli: brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    policy,
    storedAt: performance.now(),
  };
}

export function storePage(key: string, page: CachedPage): void {
  pages.set(key, page);
}

/** Forgets every page: what they show has changed. Called on all instances through NOTIFY. */
export function dropCachedPages(): void {
  pages.clear();
}
