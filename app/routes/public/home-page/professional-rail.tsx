import type { CardView } from '#app/features/directory/cards/card-view.server.ts';
import { ProfessionalCard } from '#app/features/directory/cards/components/professional-card.tsx';
import { RenderedOnce } from '#app/ui/loading/rendered-once.tsx';

/** A few professionals side by side; a scrolling row on phones. */
export function ProfessionalRail({ cards }: { cards: readonly CardView[] }) {
  return (
    <ul className="rail card-rail">
      {cards.map((card) => (
        <RenderedOnce as="li" key={card.id} of={card}>
          <ProfessionalCard card={card} />
        </RenderedOnce>
      ))}
    </ul>
  );
}
