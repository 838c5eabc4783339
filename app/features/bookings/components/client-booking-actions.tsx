import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import type { BookingDto } from '../booking-dto.ts';
import { bookingLink, receiptAddress } from '../booking-link.ts';
import { clientActions } from '../client-actions.ts';

/** What can be asked about a booking; the page shows the question and does it. */
export type BookingQuestion = 'cancel' | 'refund' | 'problem' | 'timeline' | 'delete';

interface ClientBookingActionsProps {
  booking: BookingDto;
  /** Milliseconds since 1970. */
  now: number;
  onAsk: (about: BookingQuestion) => void;
}

/** What a client can do about a booking in its status. */
export function ClientBookingActions({ booking, now, onAsk }: ClientBookingActionsProps) {
  const what = `${booking.service.name}, ${booking.booking_date.slice(0, 10)}`;
  const may = clientActions(booking, now);
  const ask = (about: BookingQuestion, label: string) => (
    <Button variant="secondary" size="small" onClick={() => onAsk(about)} aria-label={`${label} ${what}`}>
      {label}
    </Button>
  );
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {booking.checkout_url ? (
        <a href={booking.checkout_url} className={buttonStyle({ size: 'small' })}>
          Continue payment
        </a>
      ) : null}
      {may.cancelHold ? ask('cancel', 'Cancel') : null}
      {may.cancelAndRefund ? ask('refund', 'Cancel and refund') : null}
      {may.deleteForGood ? ask('delete', 'Delete permanently') : null}
      {may.reportProblem ? ask('problem', 'Report a problem') : null}
      {booking.status === 'completed' && booking.professional_id ? <BookAgain booking={booking} id={booking.professional_id} /> : null}
      {booking.payment_method === null ? null : (
        <a href={receiptAddress(booking.id)} download className={buttonStyle({ variant: 'quiet', size: 'small' })} aria-label={`Receipt for ${what}`}>
          Receipt
        </a>
      )}
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
