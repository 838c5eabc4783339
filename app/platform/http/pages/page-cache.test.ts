import { expect, it } from 'vitest';
import { dropCachedPages, cachedUntilChanged } from './page-cache.server.ts';

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
