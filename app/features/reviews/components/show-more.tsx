import { useSearchParams } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { moreReviews, type ShownReviews } from '../shown-reviews.ts';

interface ShowMoreProps {
  shown: ShownReviews;
  /** Where the list continues; null at its end. */
  nextCursor: string | null;
}

/**
 * A link to the same page with more of the list, or to a page with older ones: the URL holds what is shown, so live
 * updates keep it.
 */
export function ShowMore({ shown, nextCursor }: ShowMoreProps) {
  const [search] = useSearchParams();
  if (nextCursor === null) return null;
  const next = moreReviews(search, shown, nextCursor);
  const isSamePage = next.get('after') === search.get('after');
  return (
    <ButtonLink
      to={{ search: `?${next}` }}
      variant="secondary"
      {...(isSamePage ? { replace: true, preventScrollReset: true } : {})}
      className="self-start"
    >
      {isSamePage ? 'Show more' : 'Show older reviews'}
    </ButtonLink>
  );
}

/** A link from older reviews back to the newest ones; `count` of the older ones may be none by now. */
export function ShowNewest({ shown, count }: Pick<ShowMoreProps, 'shown'> & { count: number }) {
  const [search] = useSearchParams();
  if (shown.cursor === undefined) return null;
  const newest = new URLSearchParams(search);
  for (const name of ['after', 'shown']) newest.delete(name);
  return (
    <>
      <ButtonLink to={{ search: `?${newest}` }} variant="secondary" className="self-start">
        Show the newest reviews
      </ButtonLink>
      {count === 0 ? <p className="text-dim">There are no older reviews.</p> : null}
    </>
  );
}
