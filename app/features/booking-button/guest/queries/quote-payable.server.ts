import type { QuoteDto } from '#app/features/bookings/booking-dto.ts';
import { findPayable } from '#app/features/holds/queries/find-payable.server.ts';
import { quoteBooking, type QuoteQuestion } from '#app/features/slots/queries/quote-booking.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';

/** The price of what a link is about; null if it cannot be booked: the address is not served, or no card can be taken. */
export async function quotePayable(question: QuoteQuestion): Promise<QuoteDto | null> {
  if (!(await findPayable(question))) return null;
  return quoteBooking(question).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}
