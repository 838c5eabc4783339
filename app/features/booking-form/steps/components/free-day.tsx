import { Link } from 'react-router';
import type { MonthSlotsDto } from '#app/features/bookings/booking-dto.ts';
import { bookingLink } from '#app/features/bookings/booking-link.ts';

// Every byte counts on the public pages, and this part never renders on the server, so it uses the browser's own Intl
// instead of lib/date-format.
const dayFormat = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const timeFormat = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;

interface FreeDayProps {
  day: MonthSlotsDto['days'][number];
  professional: { id: string; name: string };
  /** The service the day is free for; another may not fit. */
  serviceId: string;
}

/** A day on which a service has free slots, as a link to their times. */
export function FreeDay({ day: { date, first_free_time }, professional: { id, name }, serviceId }: FreeDayProps) {
  return (
    <li>
      <Link
        to={bookingLink({ pro: id, service: serviceId, name, date })}
        className="tabular flex min-h-12 items-center justify-between gap-3 text-sm hover:underline"
      >
        <span className="font-semibold">{new Date(date).toLocaleDateString('en-US', dayFormat)}</span>
        <span className="text-dim">
          from {new Date(`${date}T${first_free_time ?? '09:00'}Z`).toLocaleTimeString('en-US', timeFormat)}
        </span>
      </Link>
    </li>
  );
}
