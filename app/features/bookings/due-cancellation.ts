import { addCents, cents, centsFromDollars, type Cents } from '#app/lib/money.ts';

/** A booking that ends when one of its parties leaves, with what is given back. Dollars with two decimals, ISO 8601. */
export type DueCancellation = {
  booking_id: string;
  /** As what the leaving person takes part in it. */
  as: 'client' | 'professional';
  status: 'pending' | 'confirmed';
  service_name: string;
  /** "Maya Brooks": whom the visit was agreed with. */
  other_party: string;
  start_time: string;
  time_zone: string;
  total_amount: string;
  /** What the client gets back. */
  refund_amount: string;
  /** The late-cancellation fee. */
  kept_amount: string;
};

/** What all of them give back together. */
export function totalRefund(cancellations: readonly Pick<DueCancellation, 'refund_amount'>[]): Cents {
  return addCents(cents(0), ...cancellations.map(({ refund_amount }) => centsFromDollars(refund_amount)));
}
