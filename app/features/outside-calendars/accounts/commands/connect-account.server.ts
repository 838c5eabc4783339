import type { NewCalendarAccount } from '../calendar-accounts.schema.ts';
import { discover } from '../queries/read-account-calendars.server.ts';
import { saveAccount } from './save-account.server.ts';

/**
 * Connects an account at a calendar server, once its calendars could be listed; the same account again gets the new
 * password.
 * @returns its id
 * @throws AppError too_many_calendar_accounts, or the reason why the server does not let us in
 */
export async function connectAccount(
  professionalId: string,
  { server, username, password }: NewCalendarAccount,
): Promise<string> {
  await discover(server, { username, password });
  const { host } = new URL(server);
  return saveAccount(professionalId, { provider: 'caldav', server, host, username }, password);
}
