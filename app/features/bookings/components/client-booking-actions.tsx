import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import type { BookingDto } from '../booking-dto.ts';
import { bookingLink } from '../booking-link.ts';

interface ClientBookingActionsProps {
  booking: BookingDto;
  onCancel: () => void;
  onDelete: () => void;
}

/** What a client can do about a booking in its status. */
export function ClientBookingActions({ booking, onCancel, onDelete }: ClientBookingActionsProps) {
  const what = `${booking.service.name}, ${booking.booking_date.slice(0, 10)}`;
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {booking.checkout_url ? (
        <a href={booking.checkout_url} className={buttonStyle({ size: 'small' })}>
          Continue payment
        </a>
      ) : null}
      {booking.status === 'pending' ? (
        <Button variant="secondary" size="small" onClick={onCancel} aria-label={`Cancel ${what}`}>
          Cancel
        </Button>
      ) : null}
      {booking.status === 'cancelled' ? (
        <Button variant="secondary" size="small" onClick={onDelete} aria-label={`Delete permanently ${what}`}>
          Delete permanently
        </Button>
      ) : null}
      {booking.status === 'completed' && booking.professional_id ? <BookAgain booking={booking} id={booking.professional_id} /> : null}
      {booking.status === 'confirmed' && booking.professional_id ? (
        <Link to={`/professionals/${booking.professional_id}`} className={buttonStyle({ variant: 'secondary', size: 'small' })}>
          View professional
        </Link>
      ) : null}
    </span>
  );
}

function BookAgain({ booking, id }: { booking: BookingDto; id: string }) {
  const { first_name, last_name } = booking.professional.profile;
  const to = bookingLink({ pro: id, name: `${first_name} ${last_name}`.trim(), service: booking.service_id ?? undefined });
  return (
    <Link to={to} className={buttonStyle({ variant: 'secondary', size: 'small' })}>
      Book again
    </Link>
  );
}
