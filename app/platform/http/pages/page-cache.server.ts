import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { packPage, type PageEncoding } from './rendering/page-encoding.server.ts';

/** A rendered public page, the same for every visitor, ready to send. */
export type CachedPage = {
  etag: string;
  html: Buffer<ArrayBuffer>;
  /** In the encodings that have been asked for. */
  packed: Map<PageEncoding, Buffer<ArrayBuffer>>;
  policy: string;
  storedAt: number;
};

const cacheBytes = 32 * 1024 * 1024;
/** How long a page may be served without checking the database; changes drop it earlier. */
const freshMilliseconds = 30_000;

const pages = new LRUCache<string, CachedPage>({
  maxSize: cacheBytes,
  // Both encodings together take less than half of what they pack.
  sizeCalculation: ({ html }) => html.length + Math.ceil(html.length / 2) + 512,
});

export function cachedPage(key: string): CachedPage | undefined {
  const page = pages.get(key);
  return page && performance.now() - page.storedAt < freshMilliseconds ? page : undefined;
}

export function toCachedPage(html: Buffer<ArrayBuffer>, policy: string): CachedPage {
  return {
    html,
    packed: new Map(),
    etag: `"${hash('sha256', html, 'base64url').slice(0, 22)}"`,
    policy,
    storedAt: performance.now(),
  };
}

/** Returns a cached page in an encoding, compressing it the first time. */
export function packedPage({ html, packed }: CachedPage, encoding: PageEncoding): Buffer<ArrayBuffer> {
  let bytes = packed.get(encoding);
  if (bytes === undefined) packed.set(encoding, (bytes = packPage(html, encoding)));
  return bytes;
}

/** Stores a page that was begun after this many changes, unless another came meanwhile. */
export function storePage(key: string, page: CachedPage, begunAfter: number): void {
  if (begunAfter === changes) pages.set(key, page);
}

let changes = 0;

/** Counts the changes that have dropped pages. */
export function changesOfPages(): number {
  return changes;
}

/** Drops every cached page after a change of what they show. Called on all instances through NOTIFY. */
export function dropCachedPages(): void {
  pages.clear();
  changes += 1;
}

const keptMilliseconds = 10_000;

/** Caches data that many pages show for ten seconds, or until a change; failures are not cached. */
export function cachedUntilChanged<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; changes: number; at: number } | undefined;
  return () => {
    if (kept?.changes === changes && performance.now() - kept.at < keptMilliseconds) return kept.value;
    const loading = { value: load(), changes, at: performance.now() };
    loading.value.catch(() => {
      if (kept === loading) kept = undefined;
    });
    kept = loading;
    return loading.value;
  };
}

/** The same for data of which there is one for each of many keys; those asked for last are cached. */
export function cachedEachUntilChanged<Value>(
  load: (key: string) => Promise<Value>,
  max: number,
): (key: string) => Promise<Value> {
  const ofKeys = new LRUCache<string, () => Promise<Value>>({ max });
  return (key) => {
    let cached = ofKeys.get(key);
    if (cached === undefined) ofKeys.set(key, (cached = cachedUntilChanged(() => load(key))));
    return cached();
  };
}
