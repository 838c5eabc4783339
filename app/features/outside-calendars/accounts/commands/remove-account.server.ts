import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { publishAvailabilityChange } from '#app/features/availability/commands/publish-availability-change.server.ts';
import { outsideCalendarErrors } from '../../outside-calendars.errors.ts';
import type { AccountRemoval } from '../calendar-accounts.schema.ts';
import { calendarAccountsStore } from '../calendar-accounts-store.server.ts';
import { endAccess } from './end-access.server.ts';
import { publishEndingAccount } from './publish-account-change.server.ts';

/**
 * Disconnects an account: its busy times are free again at once, and its password is deleted, with `remove` as soon as
 * the coming visits are removed there.
 * @throws AppError calendar_account_not_found
 */
export async function removeCalendarAccount(
  professionalId: string,
  id: string,
  { events }: AccountRemoval,
  now = new Date(),
): Promise<void> {
  const removed = await inTransaction(async (trx) => {
    const account = await calendarAccountsStore.findOwn(trx, professionalId, id);
    if (!account) throw new AppError(outsideCalendarErrors.calendar_account_not_found);
    if (events === 'remove') {
      await calendarAccountsStore.setEnding(trx, id, now);
      await publishEndingAccount(trx, id);
    } else {
      await calendarAccountsStore.remove(trx, id);
    }
    await publishAvailabilityChange(trx, professionalId);
    return events === 'keep' ? [account] : [];
  });
  await endAccess(removed);
}
