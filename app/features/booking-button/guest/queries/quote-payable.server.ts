import type { QuoteDto } from '#app/features/bookings/booking-dto.ts';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { findPayable } from '#app/features/holds/queries/find-payable.server.ts';
import { quoteBooking, type QuoteQuestion } from '#app/features/slots/queries/quote-booking.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';

/** `endsAt` is the end of a visit entered by hand. */
type LinkedQuestion = QuoteQuestion & { endsAt?: EpochMinutes | undefined };

/**
 * The price of what a link is about; null if it cannot be booked: the address is not served, no card can be taken, or the
 * license ends before the visit.
 */
export async function quotePayable(question: LinkedQuestion): Promise<QuoteDto | null> {
  if (!(await findPayable(question))) return null;
  return quoteBooking(question).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}
