import type { Generated, JSONColumnType } from 'kysely';
import type { MoneyDifference } from './money-check.ts';

/** The result of the last check of all money, in at most one row. */
export type LastMoneyCheckTable = {
  only_one: Generated<true>;
  checked_at: Date;
  bookings: number;
  /** The number of bookings whose ledger differs from their rows. */
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
