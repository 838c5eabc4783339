/**
 * The life of a booking as one table of states and transitions (OPEN-13, OPEN-04, OPEN-05). The API, the buttons and
 * the database's guard derive from it or are held equal to it by a test.
 */
export const bookingStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Who or what asks for a change: a person in a role, the arrival of money, or the end of a hold. */
export type BookingActor = 'client' | 'professional' | 'admin' | 'payment' | 'expiry';

type Transition = { from: BookingStatus; to: BookingStatus; by: readonly BookingActor[] };

export const bookingTransitions: readonly Transition[] = [
  { from: 'pending', to: 'confirmed', by: ['payment'] },
  { from: 'pending', to: 'cancelled', by: ['client', 'professional', 'admin', 'expiry'] },
  { from: 'confirmed', to: 'cancelled', by: ['professional', 'admin'] },
  { from: 'confirmed', to: 'completed', by: ['professional', 'admin'] },
];

/** Statuses that keep their slot: no other live booking of the professional may overlap them. */
export const liveBookingStatuses = ['pending', 'confirmed'] as const satisfies readonly BookingStatus[];

/** Whether `actor` may take a booking from one status to another. */
export function mayChangeStatus(from: BookingStatus, to: BookingStatus, actor: BookingActor): boolean {
  return bookingTransitions.some((transition) => transition.from === from && transition.to === to && transition.by.includes(actor));
}
