/** What became of a client's payments: dollars with two decimals, as docs/money-figures.md defines them. */
export type ClientMoney = {
  /** Paid and not given back, the fees of late cancellations among it. */
  paid: string;
  /** Given back or promised, of visits that stand. */
  refunded: string;
  /** Kept of bookings that were cancelled late. */
  fees: string;
};
