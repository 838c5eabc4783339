import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { PlainDate } from '#app/lib/plain-date.ts';
import { inWeekOrder, weeksOfMonth } from '#app/lib/week.ts';

interface MonthGridProps {
  /** "2026-11" */
  month: string;
  label: string;
  /** The date that the Tab key stops at; keys move from it. */
  focused: PlainDate;
  /** The chosen one, where dates are chosen. */
  selected?: PlainDate;
  /** How many letters of a weekday stand above its column. */
  headingLetters: number;
  /** A cell's contents; its element that takes the focus has the date as `data-date`. */
  renderDay: (date: PlainDate) => ReactNode;
  /** Where a key leads; undefined where it leads nowhere. */
  dateAfterKey: (key: string) => PlainDate | undefined;
  onMove: (date: PlainDate) => void;
  classNames?: { table?: string; heading?: string; cell?: string };
}

const weekdayNames = inWeekOrder(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);

/** A month as a grid of weeks with one stop for the Tab key; the focus follows the keys, into the next month too. */
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

/** Moves the browser's focus onto a date after a key asked for it, also when its month has to be drawn first. */
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
