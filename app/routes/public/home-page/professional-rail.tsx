import { CardList } from '#app/features/directory/cards/components/card-list.tsx';
import type { DrawnCard } from '#app/features/directory/cards/drawn-card.ts';

/** A few professionals side by side; a scrolling row on phones. */
export function ProfessionalRail({ cards }: { cards: readonly DrawnCard[] }) {
  return <CardList cards={cards} className="rail card-rail" />;
}
