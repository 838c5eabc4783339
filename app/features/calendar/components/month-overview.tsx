import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#app/lib/date-format.ts';
import type { PlainDate } from '#app/lib/plain-date.ts';
import { calendarUrl } from '../calendar-url.ts';
import { dateAfterKey, dayNumber, titleOf, weekdayName, weeksAround } from '../calendar-days.ts';
import type { CalendarDay, CalendarDaysDto } from '../calendar-dto.ts';
import { dayContents, dayPriority, toneOfDay } from '../day-tone.ts';

interface MonthOverviewProps {
  date: PlainDate;
  today: PlainDate;
  overview: CalendarDaysDto | null;
  onMove: (date: PlainDate) => void;
  onTurn: (direction: 1 | -1) => void;
}

const turns: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 };

/** A month of days in the colour of what they have; each leads to its day. One stop for the Tab key, arrows move. */
export function MonthOverview({ date, today, overview, onMove, onTurn }: MonthOverviewProps) {
  const [focused, setFocused] = useState(date);
  const tabStop = monthOf(focused) === monthOf(date) ? focused : date;
  const { table, follow } = useFocusOn(tabStop);
  const byDate = new Map(overview?.days.map((day) => [day.date, day]));
  const move = (event: KeyboardEvent) => {
    const [to, turn] = [dateAfterKey(event.key, tabStop), turns[event.key]];
    if (!to && !turn) return;
    event.preventDefault();
    follow();
    if (to) setFocused(to);
    if (to && monthOf(to) !== monthOf(date)) onMove(to);
    else if (turn) onTurn(turn);
  };
  const weeks = weeksAround(date);
  return (
    <table ref={table} role="grid" aria-label={titleOf('month', date)} onKeyDown={move} className="cal-month">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekdayName(day)}>
              {weekdayName(day).slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} role="gridcell">
                <MonthDay
                  day={day}
                  contents={byDate.get(day)}
                  isOutside={monthOf(day) !== monthOf(date)}
                  isToday={day === today}
                  isTabStop={day === tabStop}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MonthDayProps {
  day: PlainDate;
  /** Missing while it is loaded. */
  contents: CalendarDay | undefined;
  isOutside: boolean;
  isToday: boolean;
  isTabStop: boolean;
}

function MonthDay({ day, contents, isOutside, isToday, isTabStop }: MonthDayProps) {
  const counted = dayPriority.filter((status) => contents && contents.counts[status] > 0);
  return (
    <Link
      to={calendarUrl({ view: 'day', date: day })}
      data-date={day}
      data-tone={contents && !isOutside ? toneOfDay(contents) : 'none'}
      data-outside={isOutside || undefined}
      data-today={isToday || undefined}
      tabIndex={isTabStop ? 0 : -1}
      className="cal-month-day"
    >
      <span className="sr-only">{`${formatDay(day)}${isToday ? ', today' : ''}${contents ? `: ${dayContents(contents)}` : ''}`}</span>
      <span aria-hidden="true" className="cal-month-number">
        {dayNumber(day)}
      </span>
      {contents && !isOutside ? (
        <span aria-hidden="true" className="cal-month-counts">
          {counted.map((status) => (
            <span key={status} data-tone={status}>
              {contents.counts[status]}
              <span className="cal-month-word"> {status}</span>
            </span>
          ))}
          {contents.blocked_minutes > 0 ? (
            <span data-tone="blocked">
              <span className="cal-month-word">blocked</span>
            </span>
          ) : null}
        </span>
      ) : null}
    </Link>
  );
}

function monthOf(date: PlainDate): string {
  return date.slice(0, 7);
}

/** Moves the browser's focus onto a date after a key asked for it, also when its month has to be drawn first. */
function useFocusOn(date: string) {
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
