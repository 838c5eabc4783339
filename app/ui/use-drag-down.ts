import { type PointerEvent, useRef } from 'react';

const awayPixels = 96;
/** In px per millisecond: a flick this fast is enough from 16 px on. */
const awayPixelsPerMillisecond = 0.6;
const sheets = '(max-width: 39.99rem)';

/**
 * Returns pointer handlers for the header of a sheet: the sheet follows the finger down, and `away` is called if it
 * was dragged far or fast enough. On wide screens, where it is not a sheet, they do nothing.
 */
export function useDragDown(away: () => void) {
  const start = useRef<{ y: number; at: number } | undefined>(undefined);
  const sheetOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest('dialog');
  const drawn = (event: PointerEvent<HTMLElement>) => Math.max(0, event.clientY - (start.current?.y ?? event.clientY));
  const end = (event: PointerEvent<HTMLElement>) => {
    const distance = drawn(event);
    const speed = distance / Math.max(1, event.timeStamp - (start.current?.at ?? 0));
    const isAway =
      start.current !== undefined && (distance > awayPixels || (distance > 16 && speed > awayPixelsPerMillisecond));
    start.current = undefined;
    sheetOf(event)?.style.removeProperty('translate');
    if (isAway && event.type === 'pointerup') away();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (isButton || !matchMedia(sheets).matches) return;
      start.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) sheetOf(event)?.style.setProperty('translate', `0 ${drawn(event)}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
