import { type CSSProperties, useMemo } from 'react';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { localDate, localMinuteOfDay, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { CalendarDto } from '../../calendar-dto.ts';
import { gridEnd, gridStart } from '../../calendar-limits.ts';
import { layoutDay, type DayLayout } from '../day-layout.ts';
import type { Selection } from '../grid-cursor.ts';
import { isDayOff, timeOff } from '../../time-off/time-off.ts';
import { BlockedPart, HandEnteredPart, VisitPart } from './day-parts.tsx';
import { EdgeRow } from './edge-row.tsx';
import { GridCells } from './grid-cells.tsx';
import type { OpenFromGrid, GridItem } from './grid-things.ts';
import { useGridSelection } from './use-grid-selection.ts';

interface TimeGridProps extends OpenFromGrid {
  /** The same array as long as the days do not change. */
  days: readonly PlainDate[];
  calendar: CalendarDto;
  now: EpochMinutes;
  onChoose: (selection: Selection, isExtended: boolean) => void;
  onLeave: (date: PlainDate) => void;
  onTurn: (direction: 1 | -1) => void;
}

/** Days side by side, 8:00 to 20:00 in half-hour rows; what lies outside these hours is shown above and below. */
export function TimeGrid({ days, calendar, now, onChoose, onLeave, onTurn, ...open }: TimeGridProps) {
  const { grid, current, selected, handlers } = useGridSelection({ days, onChoose, onLeave, onTurn });
  const layouts = useMemo(() => layoutDays(days, calendar), [days, calendar]);
  const edge = (where: 'before' | 'after') => layouts.map((day) => [...day.visits[where], ...day.blocks[where]]);
  return (
    <div className="cal" style={{ '--days': days.length } as CSSProperties}>
      <EdgeRow label="Before 8 AM" days={days} things={edge('before')} {...open} />
      <div className="cal-body">
        <div ref={grid} {...handlers}>
          <GridCells
            days={days}
            currentDate={current.date}
            currentRow={current.row}
            selected={selected}
            calendar={calendar}
            today={localDate(now, calendar.time_zone)}
          />
        </div>
        <div className="cal-layer">
          {layouts.map((day) => (
            <div key={day.date} className="cal-day">
              {timeOff(calendar, day.date).map(({ from, to }) => (
                <div key={from} className="cal-off" style={placeOf(from, to)}>
                  {isDayOff({ from, to }) ? <span aria-hidden="true">Day off</span> : null}
                </div>
              ))}
              {day.elsewhere.map(({ from, to }) => (
                <div key={from} aria-hidden="true" className="cal-elsewhere" style={placeOf(from, to)}>
                  <span>
                    Busy<span className="cal-elsewhere-where"> (your calendar)</span>
                  </span>
                </div>
              ))}
              {selected?.date === day.date ? (
                <div className="cal-selection" style={placeOf(selected.from, selected.to)} />
              ) : null}
              <Parts layout={day.blocks} {...open} />
              <Parts layout={day.visits} {...open} />
              <NowLine date={day.date} now={now} zone={calendar.time_zone} />
            </div>
          ))}
        </div>
      </div>
      <EdgeRow label="After 8 PM" days={days} things={edge('after')} {...open} />
    </div>
  );
}

function layoutDays(days: readonly PlainDate[], { appointments, by_hand, blocked, elsewhere }: CalendarDto) {
  const visits = [
    ...appointments.map((visit): GridItem => ({ start: visit.date, end: visit.end, visit })),
    ...by_hand.map((byHand): GridItem => ({ start: byHand.start, end: byHand.end, byHand })),
  ];
  const blocks = blocked.map((block): GridItem => ({ start: block.start, end: block.end, block }));
  return days.map((date) => ({
    date,
    visits: layoutDay(visits, date),
    blocks: layoutDay(blocks, date),
    elsewhere: layoutDay(elsewhere, date).inside,
  }));
}

function Parts({ layout, onAppointment, onBlocked }: { layout: DayLayout<GridItem> } & OpenFromGrid) {
  return layout.inside.map(({ item: { visit, byHand, block }, from, to, column, columns }) => {
    const style = { ...placeOf(from, to), left: `${(column / columns) * 100}%`, width: `${100 / columns}%` };
    if (visit)
      return (
        <VisitPart
          key={visit.id}
          visit={visit}
          minutes={to - from}
          style={style}
          onOpen={() => onAppointment(visit.id)}
        />
      );
    if (byHand) return <HandEnteredPart key={byHand.id} visit={byHand} minutes={to - from} style={style} />;
    return block ? <BlockedPart key={block.id} block={block} style={style} onOpen={() => onBlocked(block.id)} /> : null;
  });
}

function NowLine({ date, now, zone }: { date: PlainDate; now: EpochMinutes; zone: string }) {
  const minute = localMinuteOfDay(now, zone);
  if (localDate(now, zone) !== date || minute < gridStart || minute > gridEnd) return null;
  return <div className="cal-now" style={{ top: placeOf(minute, minute).top }} />;
}

/** Returns a range of minutes of the day as percentages of the grid's height. */
function placeOf(from: number, to: number): { top: string; height: string } {
  const share = (minutes: number) => `${(minutes / (gridEnd - gridStart)) * 100}%`;
  return { top: share(from - gridStart), height: share(to - from) };
}
