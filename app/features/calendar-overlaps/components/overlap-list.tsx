import { CalendarClock, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { clockTime, formatDay } from '#app/lib/dates/date-format.ts';
import { calendarUrl } from '#app/features/calendar/calendar-url.ts';
import type { Overlap } from '../overlap.ts';

/** Visits at times at which the professional is busy elsewhere; nothing if there are none. */
export function OverlapList({ overlaps }: { overlaps: readonly Overlap[] }) {
  if (overlaps.length === 0) return null;
  return (
    <section aria-labelledby="overlaps">
      <h2 id="overlaps" className="text-lg font-semibold">
        Booked while you’re busy
      </h2>
      <p className="mt-1 text-sm text-dim">
        These visits are paid and stay as they are. Open one to contact the client or cancel it.
      </p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
        {overlaps.map(({ id, service, start, end }) => (
          <li key={id}>
            <Link
              to={calendarUrl({ view: 'day', date: start.slice(0, 10), appointment: id })}
              className="flex items-center gap-3 px-4 py-3 hover:bg-sand"
            >
              <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-dim" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{service}</span>
                <span className="tabular block text-sm text-dim">
                  {formatDay(start.slice(0, 10))}, {clockTime(start)} to {clockTime(end)}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-dim" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
