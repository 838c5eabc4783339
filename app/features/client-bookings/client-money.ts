/** The totals of a client's payments: dollars with two decimals, as docs/money-figures.md defines them. */
export type ClientMoney = {
  /** Paid and not refunded, including the fees of late cancellations. */
  paid: string;
  /** Refunded or promised, for visits that stand. */
  refunded: string;
  /** The kept amounts of bookings that were cancelled late. */
  fees: string;
};
