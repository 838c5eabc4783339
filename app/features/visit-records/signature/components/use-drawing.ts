import { type PointerEvent, useRef, useState } from 'react';
import { pointAt, withPoint, withStroke } from '../drawing.ts';
import type { Stroke } from '../signature.ts';

/** What one finger, pen or mouse draws in an element; further fingers draw nothing. */
export function useDrawing() {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const pointer = useRef<number>(undefined);

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointer.current = event.pointerId;
    const point = pointAt(placeOf(event), event.currentTarget.getBoundingClientRect());
    setStrokes((before) => withStroke(before, point));
  };
  const lead = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId !== pointer.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    const points = movesOf(event.nativeEvent).map((move) => pointAt(placeOf(move), box));
    setStrokes((before) => points.reduce(withPoint, before));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId === pointer.current) pointer.current = undefined;
  };
  return {
    strokes,
    clear: () => setStrokes([]),
    handlers: { onPointerDown: begin, onPointerMove: lead, onPointerUp: end, onPointerCancel: end },
  };
}

function placeOf({ clientX, clientY }: { clientX: number; clientY: number }) {
  return { x: clientX, y: clientY };
}

/** The moves that a browser put together into one event; it names them on pages with TLS only. */
function movesOf(event: globalThis.PointerEvent): globalThis.PointerEvent[] {
  const moves = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return moves.length > 0 ? moves : [event];
}
