import { bookingTransitions } from '#app/features/bookings/booking.ts';

/** Draws the states of a booking, for docs/architecture/bookings.md. */
export function drawBooking(): string {
  const arrows = bookingTransitions.map(({ from, to, by }) => `  ${from} --> ${to}: ${by.join(', ')}`);
  return ['stateDiagram-v2', '  [*] --> pending: client', ...arrows, '  cancelled --> [*]: deleted by the client'].join(
    '\n',
  );
}
