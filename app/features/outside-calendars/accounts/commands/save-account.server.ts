import { sealText } from '#app/platform/auth/sealed-text.server.ts';
import { database, inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import type { CalendarProvider } from '#app/features/calendar-servers/calendar-state.ts';
import { refreshCalendar } from '../../commands/refresh-calendar.server.ts';
import { outsideCalendarErrors } from '../../outside-calendars.errors.ts';
import { calendarAccountsStore } from '../calendar-accounts-store.server.ts';
import { publishWrittenCalendarChange } from './publish-account-change.server.ts';

type OpenedAccount = { provider: CalendarProvider; server: string; host: string; username: string };

/**
 * Stores an account that let us in; the same account again gets the new secret, and what waited for it goes on.
 * @returns its id
 * @throws AppError too_many_calendar_accounts
 */
export async function saveAccount(
  professionalId: string,
  { provider, server, host, username }: OpenedAccount,
  secret: string,
  now = new Date(),
): Promise<string> {
  const sealedPassword = await sealText(secret);
  const id = await inTransaction(async (trx) => {
    await lockSubject(trx, `outside calendars ${professionalId}`);
    const accounts = await calendarAccountsStore.listOf(trx, professionalId);
    const isKnown = accounts.some((account) => account.host === host && account.username === username);
    if (!isKnown && accounts.length >= calendarLimits.accountsMaximum)
      throw new AppError(outsideCalendarErrors.too_many_calendar_accounts);
    await publishWrittenCalendarChange(trx, professionalId);
    return calendarAccountsStore.save(trx, {
      professional_id: professionalId,
      provider,
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
