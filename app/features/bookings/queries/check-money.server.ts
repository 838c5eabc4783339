import { database } from '#app/platform/database/database.server.ts';
import { moneyCheckStore, type MoneyCheck } from '../money-check-store.server.ts';

const named = 50;

/** Holds the ledger against everything else, in total or for one booking: money in = refunds + transfers + commission + held. */
export function checkMoney(bookingId: string | null = null): Promise<MoneyCheck> {
  return moneyCheckStore.check(database(), bookingId, named);
}
