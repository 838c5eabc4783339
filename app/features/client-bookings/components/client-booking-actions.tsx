import { Ban, CalendarArrowDown, Ellipsis, Eye, Flag, History, ReceiptText, Trash2 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import { Menu } from '#app/ui/menu.tsx';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { clientBookingUrl, receiptUrl, visitFileUrl } from '#app/features/bookings/booking-link.ts';
import { clientActions } from '../client-actions.ts';
import type { BookingQuestion } from './use-booking-questions.tsx';

interface ClientBookingActionsProps {
  booking: BookingDto;
  isDemo: boolean;
  /** Milliseconds since 1970. */
  now: number;
  onAsk: (about: BookingQuestion) => void;
  /** Additional actions, from rooms below. */
  more?: ReactNode;
}

/** The actions a client has on a booking in its status: the usual ones as buttons, the rarer ones in a menu. */
export function ClientBookingActions(props: ClientBookingActionsProps) {
  const { booking, now, onAsk, more } = props;
  const what = nameOf(booking);
  const may = clientActions(booking, now);
  const ask = (about: BookingQuestion, label: string) => (
    <Button variant="secondary" size="small" onClick={() => onAsk(about)} aria-label={`${label} ${what}`}>
      {label}
    </Button>
  );
  return (
    <span className="flex items-center justify-end gap-1.5 print:hidden">
      {booking.checkout_url ? (
        <a href={booking.checkout_url} className={buttonStyle({ size: 'small' })}>
          Continue payment
        </a>
      ) : null}
      {may.cancelHold ? ask('cancel', 'Cancel') : null}
      {may.reschedule ? ask('reschedule', 'Reschedule') : null}
      {more}
      {may.bookAgain ? ask('rebook', 'Book again') : null}
      <RarerActions {...props} />
    </span>
  );
}

function RarerActions({ booking, isDemo, now, onAsk }: ClientBookingActionsProps) {
  const what = nameOf(booking);
  const may = clientActions(booking, now);
  const ask = (about: BookingQuestion, label: string, Icon: ComponentType<{ 'aria-hidden': 'true' }>) => (
    <button type="button" className="menu-item" onClick={() => onAsk(about)} aria-label={`${label} ${what}`}>
      <Icon aria-hidden="true" />
      {label.replace(/ of$/, '')}
    </button>
  );
  return (
    <Menu
      label={`More for ${what}`}
      trigger={<Ellipsis aria-hidden="true" className="size-5" />}
      triggerClassName={buttonStyle({ variant: 'quiet', size: 'small' })}
    >
      {isDemo ? null : (
        <Link to={clientBookingUrl(booking.id)} className="menu-item" aria-label={`Details of ${what}`}>
          <Eye aria-hidden="true" />
          Details
        </Link>
      )}
      {may.reschedule && !isDemo ? (
        <a href={visitFileUrl(booking.id)} download className="menu-item" aria-label={`Calendar file of ${what}`}>
          <CalendarArrowDown aria-hidden="true" />
          Add to calendar (.ics)
        </a>
      ) : null}
      {may.cancelAndRefund ? ask('refund', 'Cancel and refund', Ban) : null}
      {may.reportProblem ? ask('problem', 'Report a problem', Flag) : null}
      {booking.payment_method === null ? null : (
        <a href={receiptUrl(booking.id)} download className="menu-item" aria-label={`Receipt for ${what}`}>
          <ReceiptText aria-hidden="true" />
          Receipt
        </a>
      )}
      {ask('timeline', 'History of', History)}
      {may.deleteForGood ? ask('delete', 'Delete permanently', Trash2) : null}
    </Menu>
  );
}

function nameOf({ service, booking_date }: BookingDto): string {
  return `${service.name}, ${booking_date.slice(0, 10)}`;
}
