import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { inWeekOrder, weeksOfMonth } from '#app/lib/dates/week.ts';

interface MonthGridProps {
  /** "2026-11" */
  month: string;
  label: string;
  /** The date that Tab focuses and that keys move from. */
  focused: PlainDate;
  /** The selected date, if dates can be selected. */
  selected?: PlainDate;
  /** How many letters of the weekday to show above its column. */
  headingLetters: number;
  /** Renders a cell; its focusable element has the date as `data-date`. */
  renderDay: (date: PlainDate) => ReactNode;
  /** Returns the date that a key moves to; undefined if it does not move. */
  dateAfterKey: (key: string) => PlainDate | undefined;
  onMove: (date: PlainDate) => void;
  classNames?: { table?: string; heading?: string; cell?: string };
}

const weekdayNames = inWeekOrder(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);

/** A month as a grid of weeks with one tab stop; the focus follows the keys, even into the next month. */
export function MonthGrid({
  month,
  label,
  focused,
  selected,
  headingLetters,
  renderDay,
  dateAfterKey,
  onMove,
  classNames,
}: MonthGridProps) {
  const { table, follow } = useFocusOn(focused);
  const move = (event: KeyboardEvent) => {
    const next = dateAfterKey(event.key);
    if (!next) return;
    event.preventDefault();
    follow();
    onMove(next);
  };
  return (
    <table ref={table} role="grid" aria-label={label} onKeyDown={move} className={classNames?.table}>
      <thead>
        <tr>
          {weekdayNames.map((name) => (
            <th key={name} scope="col" abbr={name} className={classNames?.heading}>
              {name.slice(0, headingLetters)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td
                key={date}
                role="gridcell"
                aria-selected={selected === undefined ? undefined : date === selected && date.startsWith(month)}
                className={classNames?.cell}
              >
                {renderDay(date)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Moves the browser's focus to a date after a key press, even if its month must be rendered first. */
function useFocusOn(date: PlainDate) {
  const table = useRef<HTMLTableElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (isWanted.current) table.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
    isWanted.current = false;
  }, [date]);
  return {
    table,
    follow: () => {
      isWanted.current = true;
    },
  };
}
