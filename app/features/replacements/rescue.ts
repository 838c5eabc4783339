import type { BookingDto } from '#app/features/bookings/booking-dto.ts';

/** Minutes that a chosen replacement stays held before its checkout is opened. */
export const replacementMinutes = 10;

/**
 * Where a rescue stands. `open`: nobody is chosen; `held`: a replacement waits for its payment; `taken`: it is paid;
 * `over`: the hour has begun.
 */
export const rescueStates = ['open', 'held', 'taken', 'over'] as const;
export type RescueState = (typeof rescueStates)[number];

export type Rescue = {
  /** The visit that was cancelled. */
  booking: BookingDto;
  /** Of the service that was booked; null if it had none. */
  categoryId: string | null;
  /** The replacement chosen last, whatever became of it. */
  replacement: BookingDto | null;
  heldUntil: Date | null;
};

/** Whether a client can be rescued at all: they paid, and somebody else cancelled. */
export function isRescuable({ status, payment_method, cancelled_by }: RescuableParts): boolean {
  return status === 'cancelled' && payment_method !== null && cancelled_by !== null && cancelled_by !== 'client';
}

type RescuableParts = Pick<BookingDto, 'status' | 'payment_method' | 'cancelled_by'>;

/** Whether a page or a notice should lead to the offers. */
export function hasOffers(booking: RescuableParts & Pick<BookingDto, 'start_time'>, now: number): boolean {
  return isRescuable(booking) && now < Date.parse(booking.start_time);
}

export function rescueState({ booking, replacement, heldUntil }: Rescue, now: Date): RescueState {
  if (replacement?.status === 'confirmed' || replacement?.status === 'completed') return 'taken';
  if (now.getTime() >= Date.parse(booking.start_time)) return 'over';
  return replacement && isHeld(replacement, heldUntil, now) ? 'held' : 'open';
}

/** A checkout that is open keeps the slot for as long as it can be paid. */
export function isHeld(replacement: BookingDto, heldUntil: Date | null, now: Date): boolean {
  if (replacement.status !== 'pending') return false;
  return replacement.checkout_url !== null || (heldUntil !== null && now < heldUntil);
}
