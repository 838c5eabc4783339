import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import type { ProgressDto } from '#app/features/visit-progress/progress-dto.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { splitVisits } from '../upcoming-visits.ts';
import { BookingsTable } from './bookings-table.tsx';
import { NextVisit } from './next-visit.tsx';
import { useBookingQuestions } from './use-booking-questions.tsx';

interface ClientBookingsProps {
  bookings: readonly BookingDto[];
  isDemo: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** Where the next visit stands. */
  progress?: ProgressDto | undefined;
  /** Where the next visit is paid if it is a held replacement; null for every other booking. */
  paymentPage: string | null;
  /** Shown below the next visit. */
  children: ReactNode;
  /** Additional actions on a booking, from rooms below. */
  renderMore?: ((booking: BookingDto) => ReactNode) | undefined;
}

/** The next visit as a door of its own, then the bookings ahead and the past ones, each newest date first. */
export function ClientBookings({
  bookings,
  isDemo,
  now,
  progress,
  paymentPage,
  children,
  renderMore,
}: ClientBookingsProps) {
  const { ask, dialogs } = useBookingQuestions({ isDemo, now });
  const { next, upcoming, past } = splitVisits(bookings, now);
  const rows = { isDemo, now, onAsk: ask, renderMore };
  return (
    <>
      {next ? (
        <NextVisit booking={next} isDemo={isDemo} now={now} progress={progress} paymentPage={paymentPage} onAsk={ask} />
      ) : null}
      {children}
      {upcoming.length > 0 ? (
        <section aria-labelledby="upcoming-title">
          <h2 id="upcoming-title" className="mb-4 text-2xl">
            Upcoming
          </h2>
          <BookingsTable caption="Your bookings ahead" bookings={upcoming} {...rows} />
        </section>
      ) : null}
      {past.length > 0 ? (
        <section aria-labelledby="past-title">
          <h2 id="past-title" className="mb-4 text-2xl">
            Past
          </h2>
          <BookingsTable caption="Your bookings so far" bookings={past} {...rows} />
        </section>
      ) : null}
      {bookings.length === 0 ? <NoBookings /> : null}
      {dialogs}
    </>
  );
}

function NoBookings() {
  return (
    <EmptyState
      headingLevel="h2"
      picture={<Scene name="empty-bookings" />}
      title="No bookings yet"
      text="Visits you book appear here, with the time, the price and your options."
      action={<ButtonLink to="/services">Book Your First Service</ButtonLink>}
    />
  );
}
