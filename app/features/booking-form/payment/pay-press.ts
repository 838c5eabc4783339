import type { QuoteDto } from '#app/features/bookings/booking-dto.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';

/** Why the selections have no price, in the server's words. */
export interface PriceRefusal {
  message: string;
  professionalsNear: string | undefined;
  /** Whether a retry may succeed: the server was unreachable or busy. */
  isPassing: boolean;
}

/** The price of the current selections: loading, refused, or known. */
export interface PriceNow {
  loading: boolean;
  quote: QuoteDto | undefined;
  refusal: PriceRefusal | undefined;
}

export type PressOutcome =
  /** The price is loading: the press is held. */
  | { kind: 'wait' }
  /** The total is the one that stood on the button. */
  | { kind: 'pay' }
  /** The total is another one: it is shown, and asks for another press. */
  | { kind: 'look'; total: string }
  /** There is no price, so there is no checkout. */
  | { kind: 'refuse'; message: string; professionalsNear: string | undefined };

/**
 * Decides what a press of the pay button does: nobody may reach the checkout with a total they have not seen. `seen`
 * is the total on the button when it was pressed, in dollars; undefined if it showed none.
 */
export function decidePress(seen: string | undefined, { loading, quote, refusal }: PriceNow): PressOutcome {
  if (loading) return { kind: 'wait' };
  if (refusal) return { kind: 'refuse', message: refusal.message, professionalsNear: refusal.professionalsNear };
  const total = knownTotal(quote);
  if (total === undefined)
    return { kind: 'refuse', message: bookingErrors.address_needs_zip.message, professionalsNear: undefined };
  return total === seen ? { kind: 'pay' } : { kind: 'look', total };
}

/** Returns the total in dollars, travel included; undefined while the address lacks the ZIP that determines the fee. */
export function knownTotal(quote: QuoteDto | undefined): string | undefined {
  return quote && !quote.needs_zip ? quote.total_amount : undefined;
}
