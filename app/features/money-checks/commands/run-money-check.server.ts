import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { moneyCheckStore } from '../money-check-store.server.ts';
import { checkMoney, type LastMoneyCheck } from '../queries/check-money.server.ts';

/**
 * Checks all money, on schedule or for an administrator; logs an error for operators if a cent is not accounted for.
 */
export async function runMoneyCheck(now = new Date()): Promise<LastMoneyCheck> {
  const check = await checkMoney();
  await moneyCheckStore.note(database(), now, check);
  if (check.wrong > 0)
    log.error({ wrong: check.wrong, differences: check.differences.slice(0, 10) }, 'the ledger does not balance');
  return { ...check, checked_at: now.toISOString() };
}
