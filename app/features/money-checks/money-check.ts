import type * as z from 'zod/mini';
import type { moneyDifferenceAnswer } from './answers/money.server.ts';

/** Sums in dollars with two decimals: paid, refunded, transferred, earned as commission, and held. */
export type MoneySums = { paid: string; refunded: string; transferred: string; earned: string; held: string };

/** A booking whose ledger differs from its rows; `owed` is what should be held for it. */
export type MoneyDifference = z.infer<typeof moneyDifferenceAnswer>;

export type MoneyCheck = MoneySums & { bookings: number; wrong: number; differences: MoneyDifference[] };
