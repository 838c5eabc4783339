import { useSearchParams } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { reviewStep } from '../shown-reviews.ts';

/** A link to the same page with more of the list: the URL holds the amount shown, so live updates keep it. */
export function ShowMore({ hasMore, shown }: { hasMore: boolean; shown: number }) {
  const [search] = useSearchParams();
  if (!hasMore) return null;
  const next = new URLSearchParams(search);
  next.set('shown', String(shown + reviewStep));
  return (
    <ButtonLink to={{ search: `?${next}` }} variant="secondary" replace preventScrollReset className="self-start">
      Show more
    </ButtonLink>
  );
}
