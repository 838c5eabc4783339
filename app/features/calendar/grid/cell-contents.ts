import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import type {
  CalendarAppointment,
  CalendarBlock,
  CalendarDay,
  CalendarDto,
  CalendarHandEntered,
} from '../calendar-dto.ts';
import { gridStart, rowCount, rowMinutes } from '../calendar-limits.ts';
import { timeOff } from '../time-off/time-off.ts';
import { type Part, partOn, type Timed } from './day-layout.ts';
import type { Selection } from './grid-cursor.ts';

/** Returns what a screen reader announces for each half hour of a day, from the first row on. */
export function cellContents(calendar: CalendarDto, date: PlainDate): string[] {
  const { appointments, by_hand, blocked, elsewhere } = calendar;
  const contents = Array.from({ length: rowCount }, (): string[] => []);
  const tell = (part: Part<Timed> | undefined, text: string) => {
    if (!part) return;
    const first = Math.max(0, Math.floor((part.from - gridStart) / rowMinutes));
    const end = Math.min(rowCount, Math.ceil((part.to - gridStart) / rowMinutes));
    for (const row of contents.slice(first, Math.max(first, end))) row.push(text);
  };
  for (const { date: start, end, service, client, status } of appointments)
    tell(partOn({ start, end }, date), `${service.name} with ${client.name}, ${status}`);
  for (const visit of by_hand) tell(partOn(visit, date), `${visit.service_name} with ${visit.name}, entered by hand`);
  for (const block of blocked) tell(partOn(block, date), block.reason ? `blocked: ${block.reason}` : 'blocked');
  for (const busy of elsewhere) tell(partOn(busy, date), 'busy in your own calendar');
  const off = timeOff(calendar, date);
  return contents.map((texts, row) => texts.join('; ') || (isWithin(off, row) ? 'outside your working hours' : 'free'));
}

/** Reports whether all of a row's half hour lies in one of the stretches. */
function isWithin(stretches: ReturnType<typeof timeOff>, row: number): boolean {
  const start = gridStart + row * rowMinutes;
  return stretches.some(({ from, to }) => from <= start && start + rowMinutes <= to);
}

export function appointmentsIn({ appointments }: CalendarDto, time: Selection): CalendarAppointment[] {
  return appointments.filter(({ date, end }) => overlaps({ start: date, end }, time));
}

export function handEnteredIn({ by_hand }: CalendarDto, time: Selection): CalendarHandEntered[] {
  return by_hand.filter((visit) => overlaps(visit, time));
}

export function blocksIn({ blocked }: CalendarDto, time: Selection): CalendarBlock[] {
  return blocked.filter((block) => overlaps(block, time));
}

function overlaps(item: Timed, { date, from, to }: Selection): boolean {
  const part = partOn(item, date);
  return part !== undefined && part.from < to && from < part.to;
}

/** Summarizes a day of the displayed week as the month overview does. */
export function contentsOfDay(
  { appointments, by_hand, blocked }: CalendarDto,
  date: PlainDate,
): Pick<CalendarDay, 'counts' | 'by_hand' | 'blocked_minutes'> {
  const counts: CalendarDay['counts'] = { pending: 0, confirmed: 0, completed: 0, cancelled: 0 };
  for (const appointment of appointments) if (appointment.date.slice(0, 10) === date) counts[appointment.status] += 1;
  const minutes = blocked.map((block) => partOn(block, date)).map((part) => (part ? part.to - part.from : 0));
  return {
    counts,
    by_hand: by_hand.filter(({ start }) => start.slice(0, 10) === date).length,
    blocked_minutes: minutes.reduce((sum, one) => sum + one, 0),
  };
}
