import type * as z from 'zod/mini';
import {
  listDisputes,
  listOpenTransfers,
} from '#app/features/payments/transfers/queries/list-open-transfers.server.ts';
import { readLastMoneyCheck } from './check-money.server.ts';
import type { moneyOverviewAnswer } from '../answers/money.server.ts';

/**
 * The money page of administrators: the ledger's sums and differences at the last check, transfers that have not
 * arrived, and disputes; `now` in epoch milliseconds.
 */
export type MoneyOverview = z.infer<typeof moneyOverviewAnswer>;

export async function readMoney(): Promise<MoneyOverview> {
  const [check, transfers, disputes] = await Promise.all([readLastMoneyCheck(), listOpenTransfers(), listDisputes()]);
  return { check, now: Date.now(), transfers, disputes };
}
