/**
 * The life of a booking as one table of states and transitions (OPEN-13, OPEN-04, OPEN-05). The API, the buttons and
 * the database's guard derive from it or are held equal to it by a test.
 */
export const bookingStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Who or what asks for a change: a person in a role, the arrival of money, or the end of a hold. */
export type BookingActor = 'client' | 'professional' | 'admin' | 'payment' | 'expiry';

/** `when` limits a transition to the time before the visit begins, or from then on. */
type Transition = { from: BookingStatus; to: BookingStatus; by: readonly BookingActor[]; when?: 'before-start' | 'from-start' };

export const bookingTransitions: readonly Transition[] = [
  { from: 'pending', to: 'confirmed', by: ['payment'] },
  { from: 'pending', to: 'cancelled', by: ['client', 'professional', 'admin', 'expiry'] },
  { from: 'confirmed', to: 'cancelled', by: ['client'], when: 'before-start' },
  { from: 'confirmed', to: 'cancelled', by: ['professional', 'admin'] },
  { from: 'confirmed', to: 'completed', by: ['professional', 'admin'], when: 'from-start' },
];

/** Statuses that keep their slot: no other live booking of the professional may overlap them. */
export const liveBookingStatuses = ['pending', 'confirmed'] as const satisfies readonly BookingStatus[];

/** Whether `actor` may give a booking another status at an instant. */
export function mayChangeStatus(
  booking: { status: BookingStatus; start_time: Date },
  to: BookingStatus,
  actor: BookingActor,
  now: Date,
): boolean {
  const phase = now < booking.start_time ? 'before-start' : 'from-start';
  return bookingTransitions.some(
    ({ from, to: target, by, when = phase }) => from === booking.status && target === to && by.includes(actor) && when === phase,
  );
}
