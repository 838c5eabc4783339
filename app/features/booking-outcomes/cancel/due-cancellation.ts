import type * as z from 'zod/mini';
import { addCents, cents, centsFromDollars, type Cents } from '#app/lib/money.ts';
import type { dueCancellationAnswer } from '../answers/outcomes.server.ts';

/** A booking that ends when a party leaves, with its refund. Dollars with two decimals, ISO 8601. */
export type DueCancellation = z.infer<typeof dueCancellationAnswer>;

/** The sum of their refunds. */
export function totalRefund(cancellations: readonly Pick<DueCancellation, 'refund_amount'>[]): Cents {
  return addCents(cents(0), ...cancellations.map(({ refund_amount }) => centsFromDollars(refund_amount)));
}
