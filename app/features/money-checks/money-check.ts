import type * as z from 'zod/mini';
import type { moneyDifferenceAnswer } from './answers/money.server.ts';

/** Dollars with two decimals: what came in, went back, was paid out, was earned, and is held. */
export type MoneySums = { paid: string; refunded: string; transferred: string; earned: string; held: string };

/** A booking whose ledger is not what its rows say; `owed` is what should be held for it. */
export type MoneyDifference = z.infer<typeof moneyDifferenceAnswer>;

export type MoneyCheck = MoneySums & { bookings: number; wrong: number; differences: MoneyDifference[] };
