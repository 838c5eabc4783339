import { describe, expect, it } from 'vitest';
import { createFavourites } from './favourites-sync.ts';
import { proves } from '#tests/support/proves.ts';

/** A server whose answers come when the test lets them. */
function slowServer() {
  const asked: { id: string; isSaved: boolean; answer: () => void; refuse: () => void }[] = [];
  const refused: string[] = [];
  const favourites = createFavourites({
    send: (id, isSaved) =>
      new Promise((answer, refuse) =>
        asked.push({ id, isSaved, answer: () => answer(), refuse: () => refuse(new Error('no')) }),
      ),
    onRefused: (id) => refused.push(id),
  });
  return { favourites, asked, refused };
}

describe('hearts', proves('GEN-025', 'OPEN-03'), () => {
  it('fill at once, before the server has answered', () => {
    const { favourites, asked } = slowServer();
    void favourites.set('a', true);
    expect([favourites.has('a'), favourites.has('b'), asked.length]).toEqual([true, undefined, 1]);
  });

  it('empty again when the server refuses, and say so', async () => {
    const { favourites, asked, refused } = slowServer();
    const press = favourites.set('a', true);
    asked[0]?.refuse();
    await press;
    expect([favourites.has('a'), refused]).toEqual([undefined, ['a']]);
  });

  it('a removal that was refused leaves the heart full', async () => {
    const { favourites, asked } = slowServer();
    favourites.load(['a']);
    const press = favourites.set('a', false);
    expect(favourites.has('a')).toBe(false);
    asked[0]?.refuse();
    await press;
    expect(favourites.has('a')).toBe(true);
  });

  it('end as the last of many quick presses said, asking one after the other', async () => {
    const { favourites, asked } = slowServer();
    favourites.load([]);
    const press = favourites.set('a', true);
    await favourites.set('a', false);
    await favourites.set('a', true);
    await favourites.set('a', false);
    expect([favourites.has('a'), asked.length]).toEqual([false, 1]);
    asked[0]?.answer();
    await Promise.resolve();
    await Promise.resolve();
    expect(asked.map(({ isSaved }) => isSaved)).toEqual([true, false]);
    asked[1]?.answer();
    await press;
    expect(favourites.has('a')).toBe(false);
  });

  it('keep a press that came before the list was there', async () => {
    const { favourites, asked } = slowServer();
    const press = favourites.set('a', true);
    favourites.load(['b']);
    expect([favourites.has('a'), favourites.has('b')]).toEqual([true, true]);
    asked[0]?.answer();
    await press;
    expect([favourites.has('a'), favourites.has('b')]).toEqual([true, true]);
  });

  it('that were changed while the list was on its way are newer than it', async () => {
    const { favourites, asked } = slowServer();
    const presses = [favourites.set('a', true), favourites.set('b', false)];
    asked.forEach(({ answer }) => answer());
    await Promise.all(presses);
    favourites.load(['b', 'c']);
    expect(['a', 'b', 'c'].map(favourites.has)).toEqual([true, false, true]);
  });

  it('are forgotten when somebody else signs in', () => {
    const { favourites } = slowServer();
    favourites.load(['a']);
    favourites.load();
    expect(favourites.has('a')).toBeUndefined();
  });

  it('tell who watches, until they stop', () => {
    const { favourites } = slowServer();
    let told = 0;
    const stop = favourites.watch(() => (told += 1));
    favourites.load(['a']);
    stop();
    favourites.load([]);
    expect(told).toBe(1);
  });
});
