import type { QuoteDto } from '#app/features/bookings/booking-dto.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';

/** Why a choice has no price, in the server's words. */
export interface PriceRefusal {
  message: string;
  professionalsNear: string | undefined;
  /** The same question may be answered another time: the server was away or busy. */
  isPassing: boolean;
}

/** The price of the present choices: still on its way, refused, or known. */
export interface PriceNow {
  loading: boolean;
  quote: QuoteDto | undefined;
  refusal: PriceRefusal | undefined;
}

export type PressOutcome =
  /** The price is on its way: what was pressed is remembered. */
  | { kind: 'wait' }
  /** The total is the one that stood on the button. */
  | { kind: 'pay' }
  /** The total is another one: it is shown, and asks for another press. */
  | { kind: 'look'; total: string }
  /** There is no price, so there is no checkout. */
  | { kind: 'refuse'; message: string; professionalsNear: string | undefined };

/**
 * What a press of the pay button leads to: nobody may come to the checkout with a total that they have not seen.
 * `seen` is the total on the button when it was pressed, in dollars; undefined when it showed none.
 */
export function decidePress(seen: string | undefined, { loading, quote, refusal }: PriceNow): PressOutcome {
  if (loading) return { kind: 'wait' };
  if (refusal) return { kind: 'refuse', message: refusal.message, professionalsNear: refusal.professionalsNear };
  const total = knownTotal(quote);
  if (total === undefined)
    return { kind: 'refuse', message: bookingErrors.address_needs_zip.message, professionalsNear: undefined };
  return total === seen ? { kind: 'pay' } : { kind: 'look', total };
}

/** The total in dollars, travel included; undefined while the address lacks the ZIP that decides the fee. */
export function knownTotal(quote: QuoteDto | undefined): string | undefined {
  return quote && !quote.needs_zip ? quote.total_amount : undefined;
}
