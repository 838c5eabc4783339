import { describe, expect, it } from 'vitest';
import { savePendingFavourite, takePendingFavourite } from './pending-favourite.ts';
import { proves } from '#tests/support/proves.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('a heart pressed before signing in', proves('OPEN-03'), () => {
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
