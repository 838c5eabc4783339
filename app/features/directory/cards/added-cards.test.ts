import { expect, it } from 'vitest';
import { anyProfessional } from '#app/features/directory-search/directory-filter.ts';
import { addedBefore, follows, noneAfter, rememberAdded, withCards, type DirectoryView } from './added-cards.ts';

const first: DirectoryView = {
  filter: anyProfessional,
  cards: [],
  total: 61,
  totalCapped: false,
  after: null,
  nextCursor: 'b',
  choices: [],
  dates: { earliest: '2026-11-28', latest: '2027-02-28' },
  mapStyleUrl: null,
  isUnread: false,
};
const second: DirectoryView = { ...first, after: 'b', nextCursor: 'c' };

it('adds the page that was asked for, once', () => {
  const none = noneAfter(first);
  expect(follows(second, none)).toBe(true);
  const added = withCards(none, second);
  expect(added.cursor).toBe('c');
  expect(follows(second, added)).toBe(false);
});

it('adds neither the page shown nor one of another filter', () => {
  expect(follows(first, noneAfter(first))).toBe(false);
  expect(follows({ ...second, filter: { ...anyProfessional, verified: true } }, noneAfter(first))).toBe(false);
});

it('does not take a page that could not be read for the last one', () => {
  expect(follows({ ...second, nextCursor: null, isUnread: true }, noneAfter(first))).toBe(false);
});

it('finds what was added to a page by its history entry, unless the page has changed', () => {
  const added = withCards(noneAfter(first), { ...second, cards: [{ id: 'p', version: 'v', html: '<p>' }] });
  rememberAdded('entry', added);
  expect(addedBefore('entry', first)).toBe(added);
  expect(addedBefore('another', first)).toEqual(noneAfter(first));
  expect(addedBefore('entry', { ...first, nextCursor: 'z' }).cards).toEqual([]);
});
