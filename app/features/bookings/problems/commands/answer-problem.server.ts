import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { roleInBooking } from '../../booking.policy.ts';
import { bookingErrors } from '../../bookings.errors.ts';
import { bookingsStore } from '../../bookings-store.server.ts';
import { publishBookingEvent } from '../../commands/publish-booking-event.server.ts';
import { problemErrors } from '../problem.errors.ts';
import type { ProblemReply } from '../problem.schema.ts';
import { problemsStore } from '../problems-store.server.ts';

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
  const parties = await bookingsStore.findByIdWithParties(database(), bookingId);
  if (!parties || roleInBooking(parties, { id: viewerId, profile: null }) !== 'professional')
    throw new AppError(bookingErrors.booking_not_found);
  await inTransaction(async (trx) => {
    await bookingsStore.findByIdForUpdate(trx, bookingId);
    if (!(await problemsStore.hasOpen(trx, bookingId))) throw new AppError(problemErrors.problem_not_answerable);
    await problemsStore.saveAnswer(trx, bookingId, answer, now);
    const event = { name: 'problem-answered', bookingId, professionalId: parties.professional_id } as const;
    await publishBookingEvent(trx, event);
  });
}
