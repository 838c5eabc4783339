import { Skeleton, SkeletonText } from '#app/ui/loading/skeleton.tsx';
import type { DrawnCard } from '../drawn-card.ts';
import { CardList } from './card-list.tsx';

interface CardGridProps {
  cards: readonly DrawnCard[];
  /** How many more are loading. */
  coming?: number | undefined;
}

export function CardGrid({ cards, coming = 0 }: CardGridProps) {
  return (
    <CardList cards={cards} className="card-grid">
      {Array.from({ length: coming }, (_, index) => (
        <li key={index}>
          <CardSkeleton />
        </li>
      ))}
    </CardList>
  );
}

function CardSkeleton() {
  return (
    <span className="block" data-loading-card="">
      <Skeleton className="aspect-[6/5] w-full rounded-card! max-sm:hidden" />
      <Skeleton className="mt-3 mb-3 h-5 w-1/2 rounded-sm!" />
      <SkeletonText lines={3} />
    </span>
  );
}
