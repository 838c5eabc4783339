import { sealText } from '#app/platform/auth/sealed-text.server.ts';
import { database, inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { calendarLimits } from '../../calendar-limits.ts';
import { refreshCalendar } from '../../commands/refresh-calendar.server.ts';
import { outsideCalendarErrors } from '../../outside-calendars.errors.ts';
import type { NewCalendarAccount } from '../calendar-accounts.schema.ts';
import { calendarAccountsStore } from '../calendar-accounts-store.server.ts';
import { discover } from '../queries/read-account-calendars.server.ts';
import { publishWrittenCalendarChange } from './publish-account-change.server.ts';

/**
 * Connects an account at a calendar server, once its calendars could be listed; the same account again gets the new
 * password, and what waited for it goes on.
 * @returns its id
 * @throws AppError too_many_calendar_accounts, or the reason why the server does not let us in
 */
export async function connectAccount(
  professionalId: string,
  { server, username, password }: NewCalendarAccount,
  now = new Date(),
): Promise<string> {
  const { host } = new URL(server);
  await discover(server, { username, password });
  const sealedPassword = await sealText(password);
  const id = await inTransaction(async (trx) => {
    await lockSubject(trx, `outside calendars ${professionalId}`);
    const accounts = await calendarAccountsStore.listOf(trx, professionalId);
    const isKnown = accounts.some((account) => account.host === host && account.username === username);
    if (!isKnown && accounts.length >= calendarLimits.accountsMaximum)
      throw new AppError(outsideCalendarErrors.too_many_calendar_accounts);
    await publishWrittenCalendarChange(trx, professionalId);
    return calendarAccountsStore.save(trx, {
      professional_id: professionalId,
      server_url: server,
      host,
      username,
      sealed_password: sealedPassword,
    });
  });
  const calendars = await calendarAccountsStore.listCalendars(database(), id);
  await Promise.all(calendars.map((calendar) => refreshCalendar(calendar.id, now, now)));
  return id;
}
