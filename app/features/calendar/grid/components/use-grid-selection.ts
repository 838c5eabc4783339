import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { rowCount } from '../../calendar-limits.ts';
import { cellAt, cursorAfterKey, type GridCursor, selectionOf, type Selection } from '../grid-cursor.ts';

interface GridSelectionOptions {
  days: readonly PlainDate[];
  /** Shows the week of a date outside `days`. */
  onLeave: (date: PlainDate) => void;
  onTurn: (direction: 1 | -1) => void;
  /** Called on Enter, at the end of a drag, or on a tap. `isExtended` if more than one cell was selected. */
  onChoose: (selection: Selection, isExtended: boolean) => void;
}

const turns: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 };

/**
 * Tracks the cell that is the grid's cursor. Keys and the mouse move and extend it; the selection goes to `onChoose`.
 */
export function useGridSelection({ days, onLeave, onTurn, onChoose }: GridSelectionOptions) {
  const [cursor, setCursor] = useState<GridCursor>();
  const [dragging, setDragging] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  /** The cell a key moved to; its week may have to render first. */
  const wanted = useRef<string>(undefined);
  const current = cursor && days.includes(cursor.date) ? cursor : cellAt(days[0] ?? '', 0);
  const cell = nameOf(current);
  useEffect(() => {
    if (wanted.current !== cell) return;
    wanted.current = undefined;
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  }, [cell]);

  const choose = (chosen: GridCursor) => onChoose(selectionOf(chosen), chosen.row !== chosen.anchor);
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = cursorAfterKey(event.key, event.shiftKey, current);
    const turn = turns[event.key];
    if (moved) {
      wanted.current = nameOf(moved);
      setCursor(moved);
      if (!days.includes(moved.date)) onLeave(moved.date);
    } else if (turn) onTurn(turn);
    else if (event.key === 'Enter' || event.key === ' ') choose(current);
    else if (event.key === 'Escape') setCursor(cellAt(current.date, current.row));
    else return;
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent) => {
    const focused = pressedCell(event);
    if (focused && nameOf(focused) !== cell) setCursor(focused);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const pressed = pressedCell(event);
    if (!pressed || event.pointerType === 'touch' || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
    setCursor(pressed);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!dragging || !cursor) return;
    const row = rowUnder(event);
    if (row !== cursor.row) setCursor({ ...cursor, row });
  };
  const onPointerUp = () => {
    if (dragging && cursor) choose(cursor);
    setDragging(false);
  };
  // Touch scrolls, so a tap selects a single cell. So does a press by a screen reader.
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
    const pressed = pressedCell(event);
    if (!pressed || pointerType === 'mouse' || pointerType === 'pen') return;
    setCursor(pressed);
    choose(pressed);
  };
  const handlers = {
    onKeyDown,
    onFocus,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: () => setDragging(false),
    onClick,
  };
  return {
    grid,
    current,
    selected: cursor && (dragging || cursor.row !== cursor.anchor) ? selectionOf(cursor) : undefined,
    handlers,
  };
}

function nameOf({ date, row }: GridCursor): string {
  return `${date} ${row}`;
}

function pressedCell({ target }: { target: EventTarget }): GridCursor | undefined {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;
  const [date, row] = name?.split(' ') ?? [];
  return date === undefined || row === undefined ? undefined : cellAt(date, Number(row));
}

function rowUnder({ currentTarget, clientY }: PointerEvent<HTMLDivElement>): number {
  const { top, height } = currentTarget.getBoundingClientRect();
  return Math.min(rowCount - 1, Math.max(0, Math.floor(((clientY - top) / height) * rowCount)));
}
