import { Link } from 'react-router';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { formatDay } from '#app/lib/dates/date-format.ts';
import { isDayOff, timeOff } from '../../time-off/time-off.ts';
import { calendarUrl } from '../../calendar-url.ts';
import { dayNumber, weekdayName } from '../calendar-days.ts';
import { weekOf } from '#app/lib/dates/week.ts';
import type { CalendarDto } from '../../calendar-dto.ts';
import { contentsOfDay } from '../cell-contents.ts';
import { dayContents, toneOfDay } from '../day-tone.ts';
import { ToneIcon } from './tone-icon.tsx';

interface WeekStripProps {
  /** The day that is shown alone, if any. */
  chosen?: PlainDate | undefined;
  date: PlainDate;
  today: PlainDate;
  calendar: CalendarDto;
}

/** The days of a week, each in the color of its content; a press shows the day. */
export function WeekStrip({ chosen, date, today, calendar }: WeekStripProps) {
  return (
    <ul className="cal-strip" data-alone={chosen !== undefined || undefined}>
      {weekOf(date).map((day) => {
        const contents = contentsOfDay(calendar, day);
        const text = dayContents(contents);
        const said = text === 'free' && timeOff(calendar, day).some(isDayOff) ? 'day off' : text;
        return (
          <li key={day}>
            <Link
              to={calendarUrl({ view: 'day', date: day })}
              preventScrollReset
              aria-current={day === chosen ? 'date' : undefined}
              className="cal-strip-day"
              data-today={day === today || undefined}
            >
              <span className="sr-only">{`${formatDay(day)}${day === today ? ', today' : ''}: ${said}`}</span>
              <span aria-hidden="true" className="cal-strip-name">
                {weekdayName(day).slice(0, 3)}
              </span>
              <span aria-hidden="true" className="cal-strip-number">
                {dayNumber(day)}
              </span>
              <span aria-hidden="true" className="cal-strip-mark">
                <ToneIcon tone={toneOfDay(contents)} className="cal-mark" />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
