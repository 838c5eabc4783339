import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { CancellingParty } from '#app/features/bookings/cancel/cancellation.ts';
import { wasClientAbsent } from '../cancel/no-show.ts';

/** Days after the end of a visit during which its client can report a problem. */
export const problemDays = 14;
export const problemLengths = { description: 2_000, settlement: 1_000, answer: 1_000 } as const;

type Visit = {
  status: BookingStatus;
  start_time: Date;
  end_time: Date;
  payment_method: string | null;
  cancelled_by: CancellingParty | null;
  cancelled_at: Date | null;
};

/**
 * Whether a problem can be reported at an instant: the visit has begun, is not long past, and was not cancelled, unless
 * because its client was not there, which they may deny.
 */
export function mayReportProblem(visit: Visit, now: Date): boolean {
  const { status, start_time, end_time } = visit;
  const isOpen = now >= start_time && now.getTime() <= end_time.getTime() + problemDays * 86_400_000;
  return isOpen && (status === 'confirmed' || status === 'completed' || wasClientAbsent(visit));
}
