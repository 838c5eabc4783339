import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { DrawnCard } from '../drawn-card.ts';
import { filterQuery, type DirectoryFilter } from '#app/features/directory-search/directory-filter.ts';
import type { DirectoryView as FoundView } from '../../search/queries/show-directory.server.ts';

export type DirectoryView = Omit<FoundView, 'cards'> & { cards: DrawnCard[] };

/** The cards of the page and of the pages loaded after it, without leaving the view. */
export function useMoreCards(view: DirectoryView) {
  const fetcher = useFetcher<DirectoryView>();
  const [added, setAdded] = useState(() => noneAfter(view));
  // The page may be reloaded while it is read; cards added to it stay.
  if (added.to !== startOf(view)) setAdded(noneAfter(view));
  // Checked during render, not in an effect, so cards appear in the same render as their data.
  if (fetcher.data && follows(fetcher.data, added)) setAdded(withCards(added, fetcher.data));

  return {
    cards: [...view.cards, ...added.cards],
    moreLink: added.cursor === null ? null : moreLink(view.filter, added.cursor),
    loading: fetcher.state !== 'idle',
    loadMore: () => (added.cursor === null ? undefined : fetcher.load(moreLink(view.filter, added.cursor))),
  };
}

type Added = { to: string; query: string; cards: DrawnCard[]; cursor: string | null };

function noneAfter(view: DirectoryView): Added {
  return { to: startOf(view), query: filterQuery(view.filter), cards: [], cursor: view.nextCursor };
}

function follows(next: DirectoryView, { query, cursor }: Added): boolean {
  return next.after !== null && next.after === cursor && filterQuery(next.filter) === query;
}

function withCards(added: Added, { cards, nextCursor }: DirectoryView): Added {
  return { ...added, cards: [...added.cards, ...cards], cursor: nextCursor };
}

function startOf({ filter, after, nextCursor }: DirectoryView): string {
  return JSON.stringify([filterQuery(filter), after, nextCursor]);
}

function moreLink(filter: DirectoryFilter, cursor: string): string {
  const query = new URLSearchParams(filterQuery(filter));
  query.set('cursor', cursor);
  return `/professionals?${query}`;
}
