import { describe, expect, it } from 'vitest';
import { addPick, movePick, pickOfCard, type FeaturedPick } from './featured-picks.ts';
import { proves } from '#tests/support/proves.ts';

const pick = (id: string): FeaturedPick => ({ id, name: id, image: null, tint: 'sand', about: '' });
const ids = (picks: readonly FeaturedPick[]) => picks.map(({ id }) => id).join('');

describe('the list of featured professionals while it is edited', () => {
  it('takes three at most, and nobody twice', proves('PUB-009'), () => {
    const full = ['a', 'b', 'a', 'c', 'd'].map(pick).reduce<readonly FeaturedPick[]>(addPick, []);
    expect(ids(full)).toBe('abc');
  });

  it('is put in order one place at a time, and no further than its ends', () => {
    const picks = ['a', 'b', 'c'].map(pick);
    expect(ids(movePick(picks, 2, -1))).toBe('acb');
    expect(ids(movePick(picks, 0, 1))).toBe('bac');
    expect(ids(movePick(picks, 0, -1))).toBe('abc');
    expect(ids(movePick(picks, 2, 1))).toBe('abc');
  });

  it('says of somebody found in the directory what they do and where', () => {
    const card = {
      id: 'a',
      name: 'Ann',
      image: null,
      headline: null,
      service_names: ['Haircut', 'Shave'],
      service_area: 'Austin, TX',
      category_ids: ['beauty-wellness'],
    };
    expect(pickOfCard(card)).toEqual({
      id: 'a',
      name: 'Ann',
      image: null,
      tint: 'tint-beauty',
      about: 'Haircut · Austin, TX',
    });
  });
});
