import { addCents, type Cents } from '#app/lib/money.ts';

/** The number and sum of a professional's bookings of one status. */
export type StatusSum = { count: number; amount: Cents };

/** The sums the figures are calculated from. The months are sums of confirmed and completed visits. */
export type FigureSums = {
  bookings: number;
  pending: number;
  confirmed: StatusSum;
  completed: StatusSum;
  thisMonth: Cents;
  lastMonth: Cents;
};

/**
 * The figures of the four cards of the payments page (document 2, section 2; OPEN-39). Amounts are before commission.
 */
export type PaymentFigures = {
  /** `completed` plus `confirmed`. */
  revenue: Cents;
  completed: Cents;
  confirmed: Cents;
  thisMonth: Cents;
  lastMonth: Cents;
  /** Whole percent. */
  change: number;
  bookings: number;
  pending: number;
  /** Whole percent. */
  successRate: number;
};

export function paymentFigures({
  bookings,
  pending,
  confirmed,
  completed,
  thisMonth,
  lastMonth,
}: FigureSums): PaymentFigures {
  return {
    revenue: addCents(confirmed.amount, completed.amount),
    completed: completed.amount,
    confirmed: confirmed.amount,
    thisMonth,
    lastMonth,
    change: monthChange(lastMonth, thisMonth),
    bookings,
    pending,
    successRate: bookings === 0 ? 0 : Math.round(((confirmed.count + completed.count) * 100) / bookings),
  };
}

/**
 * Returns the change from one month to the next in whole percent: 100 from nothing to something, 0 from nothing to
 * nothing.
 */
export function monthChange(last: Cents, current: Cents): number {
  if (last === 0) return current > 0 ? 100 : 0;
  return Math.round(((current - last) * 100) / last);
}
