import { filterQuery, type DirectoryFilter } from '#app/features/directory-search/directory-filter.ts';
import type { DirectoryView as FoundView } from '../search/queries/show-directory.server.ts';
import type { DrawnCard } from './drawn-card.ts';

export type DirectoryView = Omit<FoundView, 'cards'> & { cards: DrawnCard[] };

/** The cards of the pages read after the one shown. */
export type AddedCards = {
  /** Identifies the page that they follow. */
  to: string;
  query: string;
  cards: DrawnCard[];
  /** Of the page after them; null if there is none. */
  cursor: string | null;
};

export function noneAfter(view: DirectoryView): AddedCards {
  return { to: startOf(view), query: filterQuery(view.filter), cards: [], cursor: view.nextCursor };
}

const addedTo = new Map<string, AddedCards>();

/** Remembers what was added to the page of a history entry; in the browser only. */
export function rememberAdded(entry: string, added: AddedCards): void {
  addedTo.set(entry, added);
}

/** Returns what had been added to the page of a history entry, unless the page has changed since. */
export function addedBefore(entry: string, view: DirectoryView): AddedCards {
  const added = addedTo.get(entry);
  return added?.to === startOf(view) ? added : noneAfter(view);
}

/** Identifies a page by its filter and its place in the list. */
export function startOf({ filter, after, nextCursor }: DirectoryView): string {
  return JSON.stringify([filterQuery(filter), after, nextCursor]);
}

/** Reports whether a read page comes next. One that the server could not read has no cards and no cursor to go on by. */
export function follows(next: DirectoryView, { query, cursor }: AddedCards): boolean {
  return !next.isUnread && next.after !== null && next.after === cursor && filterQuery(next.filter) === query;
}

export function withCards(added: AddedCards, { cards, nextCursor }: DirectoryView): AddedCards {
  return { ...added, cards: [...added.cards, ...cards], cursor: nextCursor };
}

export function moreUrl(filter: DirectoryFilter, cursor: string): string {
  const query = new URLSearchParams(filterQuery(filter));
  query.set('cursor', cursor);
  return `/professionals?${query}`;
}
