import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { handEnteredVisitUrl } from '#app/features/hand-entered-visits/hand-entered-visit-url.ts';
import { useNow } from '#app/ui/timing/use-now.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { CalendarView } from '../calendar-url.ts';
import { weekOf } from '#app/lib/dates/week.ts';
import { turned } from '../grid/calendar-days.ts';
import type { CalendarPage } from '../calendar-page.ts';
import { appointmentsIn, blocksIn, handEnteredIn } from '../grid/cell-contents.ts';
import { layoutDay } from '../grid/day-layout.ts';
import { type Selection, suggestedBlock } from '../grid/grid-cursor.ts';
import { timeOff } from '../time-off/time-off.ts';
import { AppointmentDialog } from '../appointments/components/appointment-dialog.tsx';
import { BlockDialog } from '../time-off/components/block-dialog.tsx';
import { BlockedDialog } from '../time-off/components/blocked-dialog.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { FeedDialog } from '../feed/components/feed-dialog.tsx';
import { MonthOverview } from '../grid/components/month-overview.tsx';
import { TimeGrid } from '../grid/components/time-grid.tsx';
import { useCalendarChanges } from './use-calendar-changes.ts';
import { useCalendarPlace } from './use-calendar-place.ts';
import { useOpened } from '../grid/components/use-opened.ts';
import { useSwipe } from '../grid/components/use-swipe.ts';
import { WeekStrip } from '../grid/components/week-strip.tsx';
import './calendar.css';

const msPerMinute = 60_000;

/** A professional's calendar. If the URL names no view, phones show the month and wider screens the week. */
export function ProfessionalCalendar({ page }: { page: CalendarPage }) {
  const place = useCalendarPlace(page.date);
  const now = Math.floor(useNow(page.now * msPerMinute) / msPerMinute);
  const { shown, attempt } = useCalendarChanges(page.calendar);
  const { opened, opening, open, openBlock, close, ...changes } = useOpened(attempt, place.appointment);
  const navigate = useNavigate();
  const views: CalendarView[] = place.view ? [place.view] : ['month', 'week'];

  const choose = (time: Selection, isExtended: boolean) => {
    const [visit] = appointmentsIn(shown, time);
    const [byHand] = handEnteredIn(shown, time);
    const [blocked] = blocksIn(shown, time);
    if (!isExtended && visit) open({ kind: 'appointment', id: visit.id });
    else if (!isExtended && byHand) void navigate(handEnteredVisitUrl(byHand.id));
    else if (!isExtended && blocked) open({ kind: 'blocked', id: blocked.id });
    else openBlock(time);
  };
  return (
    <>
      {views.map((view) => (
        <CalendarPart
          key={view}
          view={view}
          className={classNames(!place.view && (view === 'month' ? 'md:hidden' : 'max-md:hidden'))}
          page={{ ...page, now, calendar: shown }}
          place={place}
          onChoose={choose}
          onAppointment={(id) => open({ kind: 'appointment', id })}
          onBlocked={(id) => open({ kind: 'blocked', id })}
          onBlock={() => openBlock(suggestedBlock(place.date, now, shown.time_zone))}
          onFeed={() => open({ kind: 'feed' })}
        />
      ))}
      <AppointmentDialog
        appointment={opened?.kind === 'appointment' ? shown.appointments.find(({ id }) => id === opened.id) : undefined}
        zone={shown.time_zone}
        now={now}
        onComplete={changes.complete}
        onCancel={changes.cancel}
        onClose={close}
      />
      <BlockDialog
        key={opening}
        draft={opened?.kind === 'block' ? opened.draft : undefined}
        calendar={shown}
        onBlock={changes.block}
        onClose={close}
      />
      <BlockedDialog
        block={opened?.kind === 'blocked' ? shown.blocked.find(({ id }) => id === opened.id) : undefined}
        onRemove={changes.unblock}
        onClose={close}
      />
      <FeedDialog open={opened?.kind === 'feed'} onClose={close} />
    </>
  );
}

interface CalendarPartProps {
  view: CalendarView;
  className: string;
  page: CalendarPage;
  place: ReturnType<typeof useCalendarPlace>;
  onChoose: (selection: Selection, isExtended: boolean) => void;
  onAppointment: (id: string) => void;
  onBlocked: (id: string) => void;
  onBlock: () => void;
  onFeed: () => void;
}

/** The calendar in one of its views. */
function CalendarPart({ view, className, page, place, onBlock, onFeed, ...grid }: CalendarPartProps) {
  const { today, calendar, overview, now } = page;
  const { date, go, isLoading } = place;
  const turn = (direction: 1 | -1) => go({ view, date: turned(view, date, direction) });
  const swipe = useSwipe(turn);
  const days = useMemo(() => (view === 'day' ? [date] : weekOf(date)), [view, date]);
  return (
    <section aria-label="Calendar" aria-busy={isLoading} className={className}>
      <CalendarToolbar view={view} date={date} today={today} onBlock={onBlock} onFeed={onFeed} />
      <div {...swipe} className="cal-swipe">
        {view === 'month' ? (
          <MonthOverview date={date} today={today} overview={overview} onMove={(to) => go({ view, date: to })} />
        ) : (
          <>
            <WeekStrip chosen={view === 'day' ? date : undefined} date={date} today={today} calendar={calendar} />
            <TimeGrid
              days={days}
              calendar={calendar}
              now={now}
              onTurn={turn}
              onLeave={(to) => go({ view, date: to })}
              {...grid}
            />
          </>
        )}
      </div>
      <CalendarLegend
        hasTimeOff={view !== 'month' && days.some((day) => timeOff(calendar, day).length > 0)}
        hasByHand={
          view === 'month' ? (overview?.days ?? []).some((day) => day.by_hand > 0) : calendar.by_hand.length > 0
        }
        hasElsewhere={view !== 'month' && days.some((day) => layoutDay(calendar.elsewhere, day).inside.length > 0)}
      />
    </section>
  );
}
