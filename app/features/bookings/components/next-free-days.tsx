import { Link } from 'react-router';
import { api } from '#app/api-client.ts';
import { formatDay, formatMinuteOfDay } from '#app/lib/date-format.ts';
import { addMonths } from '#app/lib/plain-date.ts';
import { minuteOfDay } from '#app/lib/wall-time.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { monthOf } from '../booking-calendar.ts';
import type { DaySlotsDto, MonthSlotsDto } from '../booking-dto.ts';
import { bookingLink } from '../booking-link.ts';
import { useLoaded } from './use-loaded.ts';

const shown = 4;

type Day = MonthSlotsDto['days'][number];

/** The next days with free times, asked for by the browser; when that fails the page simply goes without. */
export function NextFreeDays({ professionalId, name }: { professionalId: string; name: string }) {
  const { state, data } = useLoaded(professionalId, (signal) => nextFreeDays(professionalId, signal));
  if (state === 'failed') return null;
  return (
    <div className="mt-5">
      <h2 className="font-sans text-xs font-semibold tracking-normal text-dim">Next free days</h2>
      {data?.length === 0 ? <p className="mt-2 text-sm">Fully booked at the moment.</p> : null}
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {data ? data.map((day) => <FreeDay key={day.date} day={day} to={bookingLink({ pro: professionalId, name, date: day.date })} />) : <Waiting />}
      </ul>
    </div>
  );
}

function FreeDay({ day, to }: { day: Day; to: string }) {
  const from = day.first_free_time ? formatMinuteOfDay(minuteOfDay(day.first_free_time)) : '';
  return (
    <li>
      <Link to={to} className="tabular flex min-h-12 items-center justify-between gap-3 text-sm hover:underline">
        <span className="font-semibold">{formatDay(day.date)}</span>
        <span className="text-dim">from {from}</span>
      </Link>
    </li>
  );
}

function Waiting() {
  return Array.from({ length: shown }, (_, index) => (
    <li key={index} className="flex min-h-12 items-center">
      <Skeleton className="h-4 w-full rounded-sm" />
    </li>
  ));
}

async function nextFreeDays(id: string, signal: AbortSignal): Promise<Day[]> {
  const month = new Date().toISOString().slice(0, 7);
  const first = await readMonth(id, month, signal);
  const free = first.days.filter(hasTime);
  if (free.length >= shown) return free.slice(0, shown);
  const next = await readMonth(id, monthOf(addMonths(`${month}-01`, 1)), signal);
  return [...free, ...next.days.filter(hasTime)].slice(0, shown);
}

async function readMonth(id: string, month: string, signal: AbortSignal): Promise<MonthSlotsDto> {
  const answer: DaySlotsDto | MonthSlotsDto = await api.get('/professionals/:id/slots', { param: { id }, query: { month }, signal });
  return answer as MonthSlotsDto;
}

function hasTime(day: Day): boolean {
  return day.free_slots > 0;
}
