import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rescueUrl } from '#app/features/bookings/booking-link.ts';
import { hasOffers } from '#app/features/replacements/rescue.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { NobodyCame } from '#app/features/no-shows/components/nobody-came.tsx';
import { isSettledAlone } from '#app/features/no-shows/no-show.ts';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import { reportUrl } from '#app/features/visit-reports/visit-report.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import { Card } from '#app/ui/card.tsx';
import { clientActions } from '../../client-actions.ts';
import type { BookingQuestion } from '../../components/use-booking-questions.tsx';
import { messageUrl } from '../../professional-contact.ts';

interface BookingPageActionsProps {
  booking: BookingDto;
  /** Where the visit stands. */
  step: VisitStep | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Where a held replacement is paid; null for every other booking. */
  paymentPage: string | null;
  onAsk: (about: BookingQuestion) => void;
  /** Additional actions, from rooms below. */
  more?: ReactNode;
}

/** All that a client can do with a booking, one below the other. */
export function BookingPageActions({ booking, step, now, paymentPage, onAsk, more }: BookingPageActionsProps) {
  const may = clientActions(booking, now);
  const message = messageUrl(booking);
  const ask = (about: BookingQuestion, label: string, variant: 'secondary' | 'quiet' = 'secondary') => (
    <Button variant={variant} wide onClick={() => onAsk(about)}>
      {label}
    </Button>
  );
  return (
    <Card className="flex flex-col gap-2">
      {booking.checkout_url ? (
        <a href={booking.checkout_url} className={buttonStyle({ wide: true })}>
          Continue payment
        </a>
      ) : null}
      {paymentPage === null ? null : (
        <ButtonLink to={paymentPage} wide>
          Pay and confirm
        </ButtonLink>
      )}
      {hasOffers(booking, now) ? (
        <ButtonLink to={rescueUrl(booking.id)} wide>
          Who else can come
        </ButtonLink>
      ) : null}
      {booking.status === 'completed' ? (
        <Link to={reportUrl(booking.id)} className={buttonStyle({ variant: 'secondary', wide: true })}>
          Report of the visit
        </Link>
      ) : null}
      {more}
      {may.bookAgain ? ask('rebook', 'Book again') : null}
      {may.reschedule ? ask('reschedule', 'Reschedule') : null}
      {message ? (
        <ButtonLink to={message} variant="secondary" wide>
          <span className="truncate">Message {booking.professional.profile.first_name || 'your professional'}</span>
        </ButtonLink>
      ) : null}
      {may.cancelHold ? ask('cancel', 'Cancel') : null}
      {may.cancelAndRefund ? ask('refund', 'Cancel and refund') : null}
      {may.reportNobody ? (
        <NobodyCame
          bookingId={booking.id}
          name={booking.professional.profile.first_name || 'Your professional'}
          isSettledAlone={isSettledAlone(booking, step)}
        />
      ) : null}
      {may.reportProblem ? ask('problem', 'Report a problem') : null}
      {ask('timeline', 'History', 'quiet')}
      {may.deleteForGood ? ask('delete', 'Delete permanently', 'quiet') : null}
    </Card>
  );
}
