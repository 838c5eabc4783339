import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { CancellingParty } from '#app/features/bookings/cancel/cancellation.ts';

export const noShowLimits = {
  /** How long whoever is there waits for the other. */
  waitMinutes: 15,
  /** From the start of a visit, in which its client can say that nobody came. */
  reportHours: 24,
  /** In which the other side can answer before the money follows. */
  answerHours: 24,
} as const;

type Cancelled = {
  status: BookingStatus;
  start_time: Date;
  payment_method: string | null;
  cancelled_by: CancellingParty | null;
  cancelled_at: Date | null;
};

/**
 * Whether a visit was cancelled because its client was not there: no client can cancel one once it has begun (OPEN-04).
 * An unpaid hold was no visit, and can be let go at any time.
 */
export function wasClientAbsent(booking: Cancelled): boolean {
  const { status, start_time, payment_method, cancelled_by, cancelled_at } = booking;
  const isByClient = status === 'cancelled' && cancelled_by === 'client' && payment_method !== null;
  return isByClient && cancelled_at !== null && cancelled_at >= start_time;
}

/** Returns from when somebody who was not there counts as absent. */
export function absentFrom(since: Date): Date {
  return new Date(since.getTime() + noShowLimits.waitMinutes * 60_000);
}

/** Returns until when a report that nobody came can be answered before it is settled without an answer. */
export function answerUntil(reported: Date): Date {
  return new Date(reported.getTime() + noShowLimits.answerHours * 3_600_000);
}

/** Whether a visit's client can say at an instant that nobody came. */
export function mayReportNobody({ status, start_time }: Pick<Cancelled, 'status' | 'start_time'>, now: Date): boolean {
  const until = start_time.getTime() + noShowLimits.reportHours * 3_600_000;
  return status === 'confirmed' && now >= absentFrom(start_time) && now.getTime() < until;
}

/** Returns the instants of a booking that these rules are about. */
export function visitMoments({
  status,
  start_time,
  end_time,
  payment_method,
  cancelled_by,
  cancelled_at,
}: Pick<BookingDto, 'status' | 'start_time' | 'end_time' | 'payment_method' | 'cancelled_by' | 'cancelled_at'>) {
  return {
    status,
    payment_method,
    cancelled_by,
    start_time: new Date(start_time),
    end_time: new Date(end_time),
    cancelled_at: cancelled_at === null ? null : new Date(cancelled_at),
  };
}
