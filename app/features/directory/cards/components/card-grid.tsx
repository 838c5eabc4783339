import { RenderedOnce } from '#app/ui/loading/rendered-once.tsx';
import { Skeleton, SkeletonText } from '#app/ui/loading/skeleton.tsx';
import type { CardView } from '../card-view.server.ts';
import { ProfessionalCard } from './professional-card.tsx';

const eagerCards = 2;

interface CardGridProps {
  cards: readonly CardView[];
  /** How many more are loading. */
  coming?: number | undefined;
}

export function CardGrid({ cards, coming = 0 }: CardGridProps) {
  return (
    <ul className="card-grid">
      {cards.map((card, index) => (
        <RenderedOnce as="li" key={card.id} of={card} variant={index < eagerCards ? 'eager' : ''}>
          <ProfessionalCard card={card} eager={index < eagerCards} />
        </RenderedOnce>
      ))}
      {Array.from({ length: coming }, (_, index) => (
        <li key={index}>
          <CardSkeleton />
        </li>
      ))}
    </ul>
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
