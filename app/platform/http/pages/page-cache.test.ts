import { expect, it } from 'vitest';
import { zstdDecompressSync } from 'node:zlib';
import {
  cachedEachUntilChanged,
  cachedPage,
  cachedUntilChanged,
  changesOfPages,
  dropCachedPages,
  packedPage,
  storePage,
  toCachedPage,
} from './page-cache.server.ts';

it('keeps what was loaded until something changes', async () => {
  let loads = 0;
  const cards = cachedUntilChanged(async () => (loads += 1));
  expect([await cards(), await cards()]).toEqual([1, 1]);
  dropCachedPages();
  expect([await cards(), await cards()]).toEqual([2, 2]);
});

it('does not keep a failure', async () => {
  let loads = 0;
  const cards = cachedUntilChanged(async () => {
    loads += 1;
    if (loads === 1) throw new Error('away');
    return loads;
  });
  await expect(cards()).rejects.toThrow('away');
  expect(await cards()).toBe(2);
});

it('keeps the data of each key, of the last few', async () => {
  const loads: string[] = [];
  const cards = cachedEachUntilChanged(async (key) => {
    loads.push(key);
    return `card of ${key}`;
  }, 2);
  expect([await cards('maya'), await cards('andre'), await cards('maya')]).toEqual([
    'card of maya',
    'card of andre',
    'card of maya',
  ]);
  expect(loads).toEqual(['maya', 'andre']);
  await cards('grace');
  await cards('andre');
  expect(loads).toEqual(['maya', 'andre', 'grace', 'andre']);
  dropCachedPages();
  await cards('grace');
  expect(loads).toHaveLength(5);
});

it('keeps a page of any length, and packs it once for each encoding', () => {
  for (const length of [1_000, 1_001]) {
    storePage('/', toCachedPage(Buffer.alloc(length, 'a'), "default-src 'self'"), changesOfPages());
    const page = cachedPage('/') ?? expect.unreachable('not kept');
    expect(zstdDecompressSync(packedPage(page, 'zstd'))).toHaveLength(length);
    expect(packedPage(page, 'zstd')).toBe(packedPage(page, 'zstd'));
    expect(packedPage(page, 'br')).not.toBe(packedPage(page, 'zstd'));
  }
});
