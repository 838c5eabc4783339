import { type PointerEvent, useRef } from 'react';

const awayPixels = 80;

/**
 * Returns pointer handlers that move an element sideways with the finger and call `away` once it was dragged far
 * enough.
 */
export function useSwipeAway(away: () => void) {
  const startX = useRef<number | undefined>(undefined);
  const move = (event: PointerEvent<HTMLElement>) => {
    if (startX.current === undefined) return;
    const distance = event.clientX - startX.current;
    event.currentTarget.style.translate = `${distance}px`;
    event.currentTarget.style.opacity = String(1 - Math.min(Math.abs(distance) / (awayPixels * 2), 0.7));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const distance = startX.current === undefined ? 0 : event.clientX - startX.current;
    startX.current = undefined;
    event.currentTarget.style.translate = '';
    event.currentTarget.style.opacity = '';
    if (Math.abs(distance) > awayPixels) away();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') startX.current = event.clientX;
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  };
}
