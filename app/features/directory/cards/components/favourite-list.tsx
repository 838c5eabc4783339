import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { DrawnCard } from '../drawn-card.ts';
import { CardList } from './card-list.tsx';

interface FavouriteListProps {
  cards: readonly DrawnCard[];
  unlistedIds: readonly string[];
  /** On phones: cards in a row to swipe, within a longer page, or below each other. */
  layout?: 'row' | 'grid' | undefined;
}

/**
 * A viewer's saved professionals. A removed one stays visible until the viewer leaves the page, so it can be undone.
 */
export function FavouriteList({ cards, unlistedIds, layout = 'row' }: FavouriteListProps) {
  if (cards.length + unlistedIds.length === 0) {
    return (
      <EmptyState
        headingLevel={layout === 'row' ? 'h3' : 'h2'}
        className="rounded-card border border-line bg-card"
        picture={<Scene name="empty-favourites" />}
        title="No saved professionals yet"
        text="Tap the heart on a professional you like, and book them from here next time."
        action={<ButtonLink to="/professionals">Find professionals</ButtonLink>}
      />
    );
  }
  return (
    <>
      <CardList
        cards={cards}
        isFavourites
        itemClassName="snap-start"
        className={classNames(
          'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
          layout === 'row' &&
            'max-sm:-mx-5 max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-5 max-sm:auto-cols-[78%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1',
        )}
      />
      {unlistedIds.length > 0 ? <Unlisted ids={unlistedIds} /> : null}
    </>
  );
}

function Unlisted({ ids }: { ids: readonly string[] }) {
  const { revalidate } = useRevalidator();
  const { busy, run: remove } = useAction(
    async () => {
      await Promise.all(ids.map((id) => api.delete('/favourites/:id', { param: { id } })));
      await revalidate();
    },
    { onFailure: ({ message }) => toast({ title: 'Not removed', description: message, tone: 'error' }) },
  );
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-dim">
      {ids.length === 1 ? 'One professional you saved isn’t' : `${ids.length} professionals you saved aren’t`} listed
      right now.
      <Button variant="quiet" size="small" loading={busy} onClick={() => void remove()}>
        Remove from saved
      </Button>
    </p>
  );
}
