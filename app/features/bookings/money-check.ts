/** Dollars with two decimals: what came in, went back, was paid out, was earned, and is held. */
export type MoneySums = { paid: string; refunded: string; transferred: string; earned: string; held: string };

/** A booking whose ledger is not what its rows say; `owed` is what should be held for it. */
export type MoneyDifference = MoneySums & {
  booking_id: string;
  facts: { paid: string; refunded: string; transferred: string; earned: string; owed: string };
};

export type MoneyCheck = MoneySums & { bookings: number; wrong: number; differences: MoneyDifference[] };
