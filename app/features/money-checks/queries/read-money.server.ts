import type * as z from 'zod/mini';
import {
  listDisputes,
  listOpenTransfers,
} from '#app/features/payments/transfers/queries/list-open-transfers.server.ts';
import {
  listNotableRefunds,
  type NotableRefund,
} from '#app/features/payments/refunds/queries/list-notable-refunds.server.ts';
import { readLastMoneyCheck } from './check-money.server.ts';
import { type PaidVisit, withPaidVisits } from './read-paid-visits.server.ts';
import type { moneyOverviewAnswer } from '../answers/money.server.ts';

/**
 * The money page of administrators: the ledger's sums and differences at the last check, transfers that have not
 * arrived, and disputes; `now` in epoch milliseconds.
 */
export type MoneyOverview = z.infer<typeof moneyOverviewAnswer>;

export async function readMoney(): Promise<MoneyOverview> {
  const [check, transfers, disputes] = await Promise.all([readLastMoneyCheck(), listOpenTransfers(), listDisputes()]);
  return {
    check,
    now: Date.now(),
    transfers: await withPaidVisits(transfers),
    disputes: await withPaidVisits(disputes),
  };
}

/** A refund that needs an administrator's attention, with what was paid for. */
export type ShownRefund = NotableRefund & { visit: PaidVisit };

/** Lists the refunds that need attention, as `listNotableRefunds` of payments does. */
export async function readNotableRefunds(now = new Date()): Promise<ShownRefund[]> {
  return withPaidVisits(await listNotableRefunds(now));
}
