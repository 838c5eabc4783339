import { listDisputes, listOpenTransfers, type DisputeDto, type OpenTransfer } from '#app/features/payments/queries/list-open-transfers.server.ts';
import { type LastMoneyCheck, readLastMoneyCheck } from './check-money.server.ts';

/** What administrators see of the money: the ledger's sums and what did not add up at the last check, what has not arrived, what is disputed; `now` in epoch milliseconds. */
export type MoneyOverview = { check: LastMoneyCheck | null; now: number; transfers: OpenTransfer[]; disputes: DisputeDto[] };

export async function readMoney(): Promise<MoneyOverview> {
  const [check, transfers, disputes] = await Promise.all([readLastMoneyCheck(), listOpenTransfers(), listDisputes()]);
  return { check, now: Date.now(), transfers, disputes };
}
