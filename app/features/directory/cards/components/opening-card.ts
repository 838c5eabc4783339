import { type RefObject, useLayoutEffect } from 'react';
import { useViewTransitionState } from 'react-router';

/** The parts that move from a card into the profile, by the beginning of their names there. */
const movingParts = { portrait: '.card-picture', name: 'h3', badge: '[title=Verified]' };

/** Names the moving parts of the card that is being opened or closed: a name must be unique on a page. */
export function OpeningCard({ id, list }: { id: string; list: RefObject<HTMLElement | null> }) {
  const isOpening = useViewTransitionState(`/professionals/${id}`);
  useLayoutEffect(() => {
    const card = list.current?.querySelector(`[data-professional-id="${id}"]`);
    if (!isOpening || !card) return undefined;
    const parts = Object.entries(movingParts).map(
      ([name, part]) => [`${name}-${id}`, card.querySelector<HTMLElement>(part)] as const,
    );
    for (const [name, part] of parts) part?.style.setProperty('view-transition-name', name);
    return () => parts.forEach(([, part]) => part?.style.removeProperty('view-transition-name'));
  }, [isOpening, id, list]);
  return null;
}
