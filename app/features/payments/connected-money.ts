/** What Stripe holds for a connected account, in dollars with two decimals; amounts may be negative. */
export type ConnectedMoney = {
  /** Can be paid out. */
  available_amount: string;
  /** On its way to being available. */
  pending_amount: string;
  /** The newest first. */
  payouts: ConnectedPayout[];
};

export type ConnectedPayout = {
  id: string;
  amount: string;
  /** As Stripe names it: "paid", "pending", "in_transit", "canceled" or "failed". */
  status: string;
  /** The day on which the bank has it, "2026-11-23". */
  arrival_date: string;
  /** Why it did not arrive, in Stripe's words; null while nothing is wrong. */
  failure: string | null;
};

const statusWords: Readonly<Record<string, string>> = { paid: 'Arrived', pending: 'Planned', in_transit: 'On its way', canceled: 'Cancelled', failed: 'Failed' };

/** How a payout is told. */
export function payoutStatusText(status: string): string {
  return (Object.hasOwn(statusWords, status) && statusWords[status]) || status;
}
