import type { Generated, JSONColumnType } from 'kysely';
import type { MoneyDifference } from './money-check.ts';

/** One row at most: what the last check of all money found. */
export type LastMoneyCheckTable = {
  only_one: Generated<true>;
  checked_at: Date;
  bookings: number;
  /** Bookings whose ledger is not what their rows say. */
  wrong: number;
  /** The ledger's sums, dollars with two decimals. */
  paid: string;
  refunded: string;
  transferred: string;
  earned: string;
  held: string;
  differences: JSONColumnType<MoneyDifference[]>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    last_money_check: LastMoneyCheckTable;
  }
}
