import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#app/lib/dates/date-format.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { dateAfterKey } from '#app/lib/dates/week.ts';
import { MonthGrid } from '#app/ui/charts/month-grid.tsx';
import { calendarUrl } from '../../calendar-url.ts';
import { dayNumber, titleOf, turned } from '../calendar-days.ts';
import type { CalendarDay, CalendarDaysDto } from '../../calendar-dto.ts';
import { dayContents, dayPriority, toneOfDay } from '../day-tone.ts';
import { ToneIcon } from './tone-icon.tsx';

interface MonthOverviewProps {
  date: PlainDate;
  today: PlainDate;
  overview: CalendarDaysDto | null;
  onMove: (date: PlainDate) => void;
}

const turns: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 };

/** A month of days, each in the color of its content and linked to its day. One tab stop, arrow keys move. */
export function MonthOverview({ date, today, overview, onMove }: MonthOverviewProps) {
  const [focused, setFocused] = useState(date);
  const tabStop = monthOf(focused) === monthOf(date) ? focused : date;
  const byDate = new Map(overview?.days.map((day) => [day.date, day]));
  const isInside = (day: PlainDate) => monthOf(day) === monthOf(date);
  const turnedBy = (direction: 1 | -1 | undefined) => direction && turned('month', date, direction);
  return (
    <MonthGrid
      month={monthOf(date)}
      label={titleOf('month', date)}
      focused={tabStop}
      headingLetters={3}
      dateAfterKey={(key) => turnedBy(turns[key]) ?? dateAfterKey(key, tabStop)}
      // A day of another month changes the displayed date, and the focus follows.
      onMove={(to) => (isInside(to) ? setFocused(to) : onMove(to))}
      renderDay={(day) => (
        <MonthDay
          day={day}
          contents={byDate.get(day)}
          isOutside={!isInside(day)}
          isToday={day === today}
          isTabStop={day === tabStop}
        />
      )}
      classNames={{ table: 'cal-month' }}
    />
  );
}

interface MonthDayProps {
  day: PlainDate;
  /** Undefined while loading. */
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
              <ToneIcon tone={status} className="cal-mark" />
              {contents.counts[status]}
              <span className="cal-month-word"> {status}</span>
            </span>
          ))}
          {contents.by_hand > 0 ? (
            <span data-tone="by-hand">
              <ToneIcon tone="by-hand" className="cal-mark" />
              {contents.by_hand}
              <span className="cal-month-word"> by hand</span>
            </span>
          ) : null}
          {contents.blocked_minutes > 0 ? (
            <span data-tone="blocked">
              <ToneIcon tone="blocked" className="cal-mark" />
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
