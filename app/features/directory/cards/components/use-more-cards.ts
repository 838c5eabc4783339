import { useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import {
  addedBefore,
  follows,
  moreUrl,
  rememberAdded,
  startOf,
  withCards,
  type DirectoryView,
} from '../added-cards.ts';

/**
 * The cards of the page and of the pages loaded after it, without leaving the view. Who comes back to it finds them
 * again, and with them the place on the page.
 */
export function useMoreCards(view: DirectoryView) {
  const fetcher = useFetcher<DirectoryView>();
  const { key } = useLocation();
  const [added, setAdded] = useState(() => addedBefore(key, view));
  const [answered, setAnswered] = useState<string>();
  // The page may be reloaded while it is read; cards added to it stay.
  if (added.to !== startOf(view)) setAdded(addedBefore(key, view));
  // Checked during render, not in an effect, so cards appear in the same render as their data.
  if (fetcher.data && follows(fetcher.data, added)) setAdded(withCards(added, fetcher.data));

  useEffect(() => rememberAdded(key, added), [key, added]);

  const { cursor } = added;
  const moreLink = cursor === null ? null : moreUrl(view.filter, cursor);
  const loading = fetcher.state !== 'idle';
  return {
    cards: [...view.cards, ...added.cards],
    moreLink,
    loading,
    // A page that was read moves the cursor on.
    failed: !loading && moreLink !== null && answered === moreLink,
    loadMore: async () => {
      if (moreLink === null) return;
      await fetcher.load(moreLink);
      setAnswered(moreLink);
    },
  };
}
