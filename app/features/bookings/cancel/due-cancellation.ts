import type * as z from 'zod/mini';
import { addCents, cents, centsFromDollars, type Cents } from '#app/lib/money.ts';
import type { dueCancellationAnswer } from '../answers/changes.server.ts';

/** A booking that ends when one of its parties leaves, with what is given back. Dollars with two decimals, ISO 8601. */
export type DueCancellation = z.infer<typeof dueCancellationAnswer>;

/** What all of them give back together. */
export function totalRefund(cancellations: readonly Pick<DueCancellation, 'refund_amount'>[]): Cents {
  return addCents(cents(0), ...cancellations.map(({ refund_amount }) => centsFromDollars(refund_amount)));
}
