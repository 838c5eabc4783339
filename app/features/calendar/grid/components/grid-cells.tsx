import { memo } from 'react';
import { formatDay, formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import type { CalendarDto } from '../../calendar-dto.ts';
import { rowCount, rowMinutes } from '../../calendar-limits.ts';
import { cellContents } from '../cell-contents.ts';
import { minuteOfRow, type Selection } from '../grid-cursor.ts';

interface GridCellsProps {
  days: readonly PlainDate[];
  /** The cell that is the tab stop. */
  currentDate: PlainDate;
  currentRow: number;
  selected: Selection | undefined;
  calendar: CalendarDto;
  today: PlainDate;
}

const rows = Array.from({ length: rowCount }, (_, row) => row);

/** The half-hour cells behind the appointments, 168 in a week; rerendered only when their props change. */
export const GridCells = memo(function GridCells({
  days,
  currentDate,
  currentRow,
  selected,
  calendar,
  today,
}: GridCellsProps) {
  const contents = days.map((date) => cellContents(calendar, date));
  return (
    <div
      role="grid"
      aria-label="Times. Use the arrow keys to move, Shift and an arrow key to select, and Enter to block the time or open what’s there."
      aria-multiselectable
      className="cal-rows"
    >
      {rows.map((row) => (
        <div key={row} role="row" className="cal-row">
          <span role="rowheader" className="cal-hour">
            <RowName text={formatMinuteOfDay(minuteOfRow(row))} isShown={row % 2 === 0} />
          </span>
          {days.map((date, day) => (
            <span
              key={date}
              role="gridcell"
              data-cell={`${date} ${row}`}
              data-today={(date === today && days.length > 1) || undefined}
              tabIndex={currentDate === date && currentRow === row ? 0 : -1}
              aria-selected={isSelected(selected, date, row)}
              aria-label={`${formatDay(date)}, ${formatMinuteOfDay(minuteOfRow(row))}, ${contents[day]?.[row]}`}
              className="cal-cell"
            />
          ))}
        </div>
      ))}
    </div>
  );
});

/** "9:00 AM", on phones "9 AM"; half hours are only announced by screen readers. */
function RowName({ text, isShown }: { text: string; isShown: boolean }) {
  if (!isShown) return <span className="sr-only">{text}</span>;
  const [hour, half] = text.split(' ');
  return (
    <>
      {hour?.split(':')[0]}
      <span className="cal-hour-minutes">:00</span> {half}
    </>
  );
}

function isSelected(selected: Selection | undefined, date: PlainDate, row: number): boolean {
  const minute = minuteOfRow(row);
  return selected?.date === date && minute >= selected.from && minute + rowMinutes <= selected.to;
}
