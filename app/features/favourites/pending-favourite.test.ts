import { describe, expect, it } from 'vitest';
import { savePendingFavourite, takePendingFavourite } from './pending-favourite.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('OPEN-03 a heart pressed before signing in', () => {
  it('is remembered once', () => {
    const browser = storage();
    savePendingFavourite(browser, 'p1');
    expect([takePendingFavourite(browser), takePendingFavourite(browser)]).toEqual(['p1', undefined]);
  });

  it('is forgotten after an hour, so that it is nobody else’s', () => {
    const browser = storage();
    savePendingFavourite(browser, 'p1', 0);
    expect(takePendingFavourite(browser, 61 * 60_000)).toBeUndefined();
  });

  it.each(['', '{', '{"at":"now"}', 'null'])('is nothing when the storage says %s', (text) => {
    const browser = storage();
    browser.setItem('doorstep-favourite', text);
    expect(takePendingFavourite(browser)).toBeUndefined();
  });
});
