import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { clientBookingUrl } from '#app/features/bookings/booking-link.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { AddToCalendar } from '#app/features/visits/components/calendar-links.tsx';
import { progressLine } from '#app/features/visit-progress/progress-line.ts';
import type { ProgressDto } from '#app/features/visit-progress/progress-dto.ts';
import { timeUntil } from '#app/lib/dates/relative-time.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { Door } from '#app/ui/art/door.tsx';
import { Link } from 'react-router';
import { clientActions } from '../client-actions.ts';
import { messageUrl, professionalName } from '../professional-contact.ts';
import type { BookingQuestion } from './use-booking-questions.tsx';

interface NextVisitProps {
  booking: BookingDto;
  isDemo: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** Where it stands on its day. */
  progress?: ProgressDto | undefined;
  /** Where it is paid if it is a held replacement; null for every other booking. */
  paymentPage: string | null;
  onAsk: (about: BookingQuestion, booking: BookingDto) => void;
}

/** The next visit as a door: who comes, when and where, how soon, and what can be done about it. */
export function NextVisit(props: NextVisitProps) {
  const { booking, now, progress } = props;
  const { status, start_time, time_zone, service, professional, location } = booking;
  const isPaid = status === 'confirmed';
  const until = timeUntil(epochMinutesOf(new Date(start_time)), Math.floor(now / 60_000), time_zone);
  return (
    <section
      aria-labelledby="next-visit"
      className="relative overflow-hidden rounded-band bg-sun p-5 text-on-sun sm:p-8 sm:pr-56"
    >
      <div className="max-sm:pr-24">
        <p role="status" className="text-sm font-semibold">
          {progressLine(progress, now) ?? `${isPaid ? 'Next visit' : 'Next visit, awaiting payment'}: ${until}`}
        </p>
        <h2 id="next-visit" className="mt-2 text-2xl sm:text-3xl lg:text-4xl">
          <WeekdayWhen at={start_time} timeZone={time_zone} />
        </h2>
        <p className="mt-2 font-semibold wrap-break-word">
          {`${service.name} with ${professionalName(professional.profile)}`}
        </p>
      </div>
      <p className="mt-1 text-sm wrap-break-word">{location}</p>
      <NextVisitActions {...props} />
      <Door
        openness={isPaid ? 0.8 : 0}
        visitor={isPaid ? professional.image : undefined}
        className="absolute h-28 w-auto max-sm:top-4 max-sm:right-4 sm:right-10 sm:bottom-0 sm:h-44"
      />
    </section>
  );
}

function NextVisitActions({ booking, isDemo, now, paymentPage, onAsk }: NextVisitProps) {
  const may = clientActions(booking, now);
  const message = messageUrl(booking);
  const ask = (about: BookingQuestion, label: string) => (
    <button type="button" className="door-action" onClick={() => onAsk(about, booking)}>
      {label}
    </button>
  );
  return (
    <div className="mt-4 flex flex-wrap gap-2 sm:mt-6 print:hidden">
      {booking.checkout_url ? (
        <a href={booking.checkout_url} className="door-action door-action-first">
          Continue payment
        </a>
      ) : null}
      {paymentPage === null ? null : (
        <Link to={paymentPage} className="door-action door-action-first">
          Pay and confirm
        </Link>
      )}
      {booking.status === 'confirmed' && !isDemo ? (
        <AddToCalendar booking={booking} className="door-action door-action-first" />
      ) : null}
      {may.reschedule ? ask('reschedule', 'Reschedule') : null}
      {may.cancelAndRefund ? ask('refund', 'Cancel') : null}
      {may.cancelHold ? ask('cancel', 'Cancel') : null}
      {message && !isDemo ? (
        <Link to={message} className="door-action">
          Message
        </Link>
      ) : null}
      {isDemo ? null : (
        <Link to={clientBookingUrl(booking.id)} className="door-action">
          Details
        </Link>
      )}
    </div>
  );
}
