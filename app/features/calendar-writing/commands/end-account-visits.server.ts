import { endAccount } from '#app/features/outside-calendars/accounts/commands/end-account.server.ts';
import { lockEndingAccount } from '#app/features/outside-calendars/accounts/commands/lock-ending-account.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { calendarVisitsStore } from '../calendar-visits-store.server.ts';
import { publishDueVisits } from './want-visits.server.ts';

/**
 * Wants the coming visits of an account that was disconnected removed; without any the account is deleted at once. One
 * that was connected again meanwhile keeps them.
 */
export async function endAccountVisits(accountId: string, now: Date): Promise<void> {
  const unwanted = await inTransaction(async (trx) => {
    if (!(await lockEndingAccount(trx, accountId))) return null;
    const count = await calendarVisitsStore.unwantAll(trx, accountId, now);
    if (count > 0) await publishDueVisits(trx);
    return count;
  });
  if (unwanted === 0) await endAccount(accountId);
}
