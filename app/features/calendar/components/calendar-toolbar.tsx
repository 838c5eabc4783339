import { Ban, CalendarSync, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { enterVisitUrl } from '#app/features/hand-entered-visits/hand-entered-visit-url.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#app/ui/icons.tsx';
import { calendarUrl, calendarViews, type CalendarView } from '../calendar-url.ts';
import { shortTitleOf, titleOf, turned } from '../grid/calendar-days.ts';

interface CalendarToolbarProps {
  view: CalendarView;
  date: PlainDate;
  today: PlainDate;
  onBlock: () => void;
  onFeed: () => void;
}

const viewNames: Record<CalendarView, string> = { day: 'Day', week: 'Week', month: 'Month' };

/** The title, navigation and actions of the calendar. */
export function CalendarToolbar({ view, date, today, onBlock, onFeed }: CalendarToolbarProps) {
  return (
    <div className="cal-toolbar">
      <div className="cal-turns">
        <TurnLink view={view} date={date} direction={-1} />
        <TurnLink view={view} date={date} direction={1} />
        <Link
          to={calendarUrl({ view, date: today })}
          preventScrollReset
          className={`${buttonStyle({ variant: 'secondary', size: 'small' })} cal-today`}
        >
          Today
        </Link>
      </div>
      <h2 aria-live="polite" className="cal-title">
        <span className="max-md:hidden">{titleOf(view, date)}</span>
        <span className="md:hidden">{shortTitleOf(view, date)}</span>
      </h2>
      <div className="cal-tools">
        <nav aria-label="Calendar view" className="cal-views">
          {calendarViews.map((one) => (
            <Link
              key={one}
              to={calendarUrl({ view: one, date })}
              preventScrollReset
              aria-current={one === view ? 'true' : undefined}
            >
              {viewNames[one]}
            </Link>
          ))}
        </nav>
        <Button size="small" variant="secondary" onClick={onBlock}>
          <Ban aria-hidden="true" className="size-4" />
          <span className="max-md:sr-only">Block time</span>
        </Button>
        <Link to={enterVisitUrl(date)} className={buttonStyle({ size: 'small' })}>
          <Plus aria-hidden="true" className="size-4" />
          <span className="max-md:sr-only">Add visit</span>
        </Link>
        <IconButton label="Calendar link" onClick={onFeed}>
          <CalendarSync aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}

function TurnLink({ view, date, direction }: { view: CalendarView; date: PlainDate; direction: 1 | -1 }) {
  const Icon = direction === 1 ? ChevronRightIcon : ChevronLeftIcon;
  const name = `${direction === 1 ? 'Next' : 'Previous'} ${view}`;
  return (
    <Link
      to={calendarUrl({ view, date: turned(view, date, direction) })}
      preventScrollReset
      aria-label={name}
      title={name}
      className="cal-turn"
    >
      <Icon className="size-5" />
    </Link>
  );
}
