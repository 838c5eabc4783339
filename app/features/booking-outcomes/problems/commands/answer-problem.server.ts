import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { roleInBooking } from '#app/features/bookings/booking.policy.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { problemErrors } from '../problem.errors.ts';
import type { ProblemReply } from '../problem.schema.ts';
import { findBookingWithParties } from '#app/features/bookings/queries/find-booking.server.ts';
import { tryLockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { recordProblemAnswer } from '#app/features/bookings/problems/commands/record-problem.server.ts';
import { hasOpenProblem } from '#app/features/bookings/problems/queries/find-problem.server.ts';

/**
 * Saves what a visit's professional says about the open report; an administrator decides between the two. A later
 * answer takes the place of the one before.
 * @throws AppError booking_not_found for anybody but the professional; problem_not_answerable
 */
export async function answerProblem(
  bookingId: string,
  viewerId: string,
  { answer }: ProblemReply,
  now = new Date(),
): Promise<void> {
  const parties = await findBookingWithParties(database(), bookingId);
  if (!parties || roleInBooking(parties, { id: viewerId, profile: null }) !== 'professional')
    throw new AppError(bookingErrors.booking_not_found);
  await inTransaction(async (trx) => {
    await tryLockBooking(trx, bookingId);
    if (!(await hasOpenProblem(trx, bookingId))) throw new AppError(problemErrors.problem_not_answerable);
    await recordProblemAnswer(trx, bookingId, answer, now);
    const event = { name: 'problem-answered', bookingId, professionalId: parties.professional_id } as const;
    await publishBookingEvent(trx, event);
  });
}
