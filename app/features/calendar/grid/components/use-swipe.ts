import { type PointerEvent, useRef } from 'react';

const leastPixels = 56;

/** Returns pointer handlers that detect a horizontal swipe: 1 for one to the left, which shows what comes next. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current =
        event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const [across, down] = [event.clientX - start.current.x, event.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) > leastPixels && Math.abs(across) > 1.5 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
