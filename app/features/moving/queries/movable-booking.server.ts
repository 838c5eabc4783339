import type { Connection } from '#app/platform/database/database.server.ts';
import { hasOpenDispute } from '#app/features/payments/disputes/queries/has-open-dispute.server.ts';
import { findStep } from '#app/features/bookings/steps/queries/list-recorded-steps.server.ts';
import type { MovableBooking } from '../moving.ts';
import type { BookingRecord } from '#app/features/bookings/queries/find-booking.server.ts';
import { findLatestMove } from './list-moves.server.ts';
import { hasOpenProblem } from '#app/features/bookings/problems/queries/find-problem.server.ts';

/** A booking with everything that decides whether it may be moved. */
export async function toMovable<Row extends BookingRecord>(
  db: Connection,
  booking: Row,
): Promise<Row & MovableBooking> {
  const isDisputed = (await hasOpenProblem(db, booking.id)) || (await hasOpenDispute(db, booking.id));
  // A step that a move has left behind can't be taken back any more.
  const lastMove = booking.moves > 0 ? await findLatestMove(db, booking.id) : undefined;
  return { ...booking, is_disputed: isDisputed, step: await findStep(db, booking, lastMove?.moved_at) };
}
