import type * as z from 'zod/mini';
import {
  listDisputes,
  listOpenTransfers,
} from '#app/features/payments/transfers/queries/list-open-transfers.server.ts';
import { readLastMoneyCheck } from './check-money.server.ts';
import type { moneyOverviewAnswer } from '../answers/money.server.ts';

/**
 * What administrators see of the money: the ledger's sums and what did not add up at the last check, what has not
 * arrived, what is disputed; `now` in epoch milliseconds.
 */
export type MoneyOverview = z.infer<typeof moneyOverviewAnswer>;

export async function readMoney(): Promise<MoneyOverview> {
  const [check, transfers, disputes] = await Promise.all([readLastMoneyCheck(), listOpenTransfers(), listDisputes()]);
  return { check, now: Date.now(), transfers, disputes };
}
