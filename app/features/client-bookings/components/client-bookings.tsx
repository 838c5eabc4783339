import type { ReactNode } from 'react';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { BookingsTable } from './bookings-table.tsx';
import { useBookingQuestions } from './use-booking-questions.tsx';

interface ClientBookingsProps {
  bookings: readonly BookingDto[];
  isDemo: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** Additional actions on a booking, from rooms below. */
  renderMore?: ((booking: BookingDto) => ReactNode) | undefined;
}

/** The bookings with the actions on them. */
export function ClientBookings({ bookings, isDemo, now, renderMore }: ClientBookingsProps) {
  const { ask, dialogs } = useBookingQuestions({ isDemo, now });
  return (
    <>
      <BookingsTable bookings={bookings} now={now} onAsk={ask} renderMore={renderMore} />
      {dialogs}
    </>
  );
}
