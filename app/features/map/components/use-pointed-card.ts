import { type RefObject, useEffect, useState } from 'react';

/** Returns the id of the professional whose card in the list has the pointer or the focus. */
export function usePointedCard(list: RefObject<HTMLElement | null>): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-professional-id]') : null;
      setId(card?.dataset['professionalId']);
    };
    const leave = () => setId(undefined);
    element.addEventListener('pointerover', point, listening);
    element.addEventListener('focusin', point, listening);
    element.addEventListener('pointerleave', leave, listening);
    element.addEventListener('focusout', leave, listening);
    return () => listening.abort();
  }, [list]);
  return id;
}
