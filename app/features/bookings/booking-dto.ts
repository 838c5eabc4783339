import type * as z from 'zod/mini';
import type {
  monthSlotsAnswer,
  daySlotsAnswer,
  quoteAnswer,
  bookingAnswer,
  bookingListAnswer,
} from './answers/booking.server.ts';

/** A booking as its parties read it (DATA-038 to 053). Amounts are dollars with two decimals, instants ISO 8601. */
export type BookingDto = z.infer<typeof bookingAnswer>;

export type BookingList = z.infer<typeof bookingListAnswer>;

/** The price of a selection before payment: the service plus the travel fee. */
export type QuoteDto = z.infer<typeof quoteAnswer>;

/** A day's slots as GET /api/professionals/{id}/slots?date= answers them. */
export type DaySlotsDto = z.infer<typeof daySlotsAnswer>;

/** A month as GET /api/professionals/{id}/slots?month= answers it. */
export type MonthSlotsDto = z.infer<typeof monthSlotsAnswer>;
