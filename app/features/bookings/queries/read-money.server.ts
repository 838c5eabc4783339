import { listDisputes, listOpenTransfers, type DisputeDto, type OpenTransfer } from '#app/features/payments/queries/list-open-transfers.server.ts';
import type { MoneyCheck } from '../money-check-store.server.ts';
import { checkMoney } from './check-money.server.ts';

/** What administrators see of the money: the ledger's sums, what does not add up, what has not arrived, what is disputed. */
export type MoneyOverview = { check: MoneyCheck; transfers: OpenTransfer[]; disputes: DisputeDto[] };

export async function readMoney(): Promise<MoneyOverview> {
  const [check, transfers, disputes] = await Promise.all([checkMoney(), listOpenTransfers(), listDisputes()]);
  return { check, transfers, disputes };
}
