import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { receiptUrl } from '#app/features/bookings/display/booking-link.ts';
import { clientActions } from '../client-actions.ts';
import type { BookingQuestion } from './use-booking-questions.tsx';

interface ClientBookingActionsProps {
  booking: BookingDto;
  /** Milliseconds since 1970. */
  now: number;
  onAsk: (about: BookingQuestion) => void;
  /** Additional actions, from rooms below. */
  more?: ReactNode;
}

/** The actions a client has on a booking in its status. */
export function ClientBookingActions({ booking, now, onAsk, more }: ClientBookingActionsProps) {
  const what = `${booking.service.name}, ${booking.booking_date.slice(0, 10)}`;
  const may = clientActions(booking, now);
  const ask = (about: BookingQuestion, label: string) => (
    <Button variant="secondary" size="small" onClick={() => onAsk(about)} aria-label={`${label} ${what}`}>
      {label}
    </Button>
  );
  return (
    <span className="flex flex-wrap items-center justify-end gap-1.5">
      {booking.checkout_url ? (
        <a href={booking.checkout_url} className={buttonStyle({ size: 'small' })}>
          Continue payment
        </a>
      ) : null}
      {may.cancelHold ? ask('cancel', 'Cancel') : null}
      {may.reschedule ? ask('reschedule', 'Reschedule') : null}
      {may.cancelAndRefund ? ask('refund', 'Cancel and refund') : null}
      {may.bookAgain ? ask('rebook', 'Book again') : null}
      {may.deleteForGood ? ask('delete', 'Delete permanently') : null}
      {may.reportProblem ? ask('problem', 'Report a problem') : null}
      {more}
      {booking.payment_method === null ? null : (
        <a
          href={receiptUrl(booking.id)}
          download
          title="Receipt"
          className={buttonStyle({ variant: 'quiet', size: 'small' })}
          aria-label={`Receipt for ${what}`}
        >
          <ReceiptText aria-hidden="true" className="size-4" />
          <span className="@min-[52rem]:sr-only">Receipt</span>
        </a>
      )}
    </span>
  );
}
