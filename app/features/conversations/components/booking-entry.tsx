import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { clientBookingUrl } from '#app/features/bookings/booking-link.ts';
import { BookingWhen } from '#app/features/visits/components/booking-when.tsx';
import { statusLabel, statusTone } from '#app/features/visits/status-tone.ts';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { Side } from '#app/features/messages/message.ts';
import type { ThreadBookingDto } from '#app/features/messages/thread-dto.ts';

/** A booking of the two, where it was made in their conversation. */
export function BookingEntry({ booking, side }: { booking: ThreadBookingDto; side: Side }) {
  const { id, service_name, start_time, time_zone, status } = booking;
  const to = side === 'client' ? clientBookingUrl(id) : '/dashboard/professional/calendar';
  return (
    <Link
      to={to}
      prefetch="intent"
      className="mx-auto flex w-full max-w-md items-center gap-3 rounded-card border border-line bg-card p-3 hover:border-edge"
    >
      <CalendarDays aria-hidden="true" className="size-6 shrink-0 text-green" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{service_name}</span>
        <span className="block text-sm text-dim">
          <BookingWhen at={start_time} timeZone={time_zone} />
        </span>
      </span>
      <StatusPill tone={statusTone(status)} label={statusLabel(status)} />
    </Link>
  );
}
