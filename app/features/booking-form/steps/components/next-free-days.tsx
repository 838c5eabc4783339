import { Link } from 'react-router';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import type { MonthSlotsDto } from '#app/features/bookings/booking-dto.ts';
import { bookingLink } from '#app/features/bookings/booking-link.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { nextFreeDays } from '../next-free-days.ts';

// Every byte counts on the public pages, and this part never renders on the server, so it uses the browser's own Intl
// and fetch instead of lib/date-format and the API client.
const dayFormat = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const timeFormat = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;

const shown = 4;

type Day = MonthSlotsDto['days'][number];

interface NextFreeDaysProps {
  professionalId: string;
  serviceId: string;
  name: string;
}

/** The next days on which a service has free slots, loaded by the browser; hidden if that fails. */
export function NextFreeDays({ professionalId, serviceId, name }: NextFreeDaysProps) {
  const { state, data } = useLoaded(serviceId, (signal) =>
    nextFreeDays((month) => monthOf(professionalId, serviceId, month, signal), shown),
  );
  if (state === 'failed') return null;
  return (
    <div className="mt-5">
      <h2 className="font-sans text-xs font-semibold tracking-normal text-dim">Next available days</h2>
      {data?.length === 0 ? <p className="mt-2 text-sm">Fully booked right now.</p> : null}
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {data ? (
          data.map((day) => (
            <FreeDay key={day.date} day={day} to={bookingLink({ pro: professionalId, name, date: day.date })} />
          ))
        ) : (
          <Waiting />
        )}
      </ul>
    </div>
  );
}

function FreeDay({ day, to }: { day: Day; to: string }) {
  return (
    <li>
      <Link to={to} className="tabular flex min-h-12 items-center justify-between gap-3 text-sm hover:underline">
        <span className="font-semibold">{new Date(day.date).toLocaleDateString('en-US', dayFormat)}</span>
        <span className="text-dim">
          from {new Date(`${day.date}T${day.first_free_time ?? '09:00'}Z`).toLocaleTimeString('en-US', timeFormat)}
        </span>
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

async function monthOf(id: string, serviceId: string, month: string, signal: AbortSignal): Promise<MonthSlotsDto> {
  const answer = await fetch(`/api/professionals/${id}/slots?month=${month}&service_id=${serviceId}`, { signal });
  if (!answer.ok) throw new Error(`The free days are not known: ${answer.status}`);
  return (await answer.json()) as MonthSlotsDto;
}
