import { createHash } from 'node:crypto';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { visibleLine } from '#app/lib/line-text.ts';
import { CalendarServerFailure } from '#app/features/calendar-servers/calendar-server-failure.ts';
import {
  discoverCalendars,
  type FoundCalendar,
} from '#app/features/calendar-servers/caldav/queries/discover-calendars.server.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import { outsideCalendarErrors } from '../../outside-calendars.errors.ts';
import { listGoogleCalendars } from '#app/features/calendar-servers/google/queries/list-google-calendars.server.ts';
import { openLogin } from '../account-login.server.ts';
import { accountError } from '../caldav-errors.ts';
import type { AccountCalendarsDto } from '../calendar-account-dto.ts';
import { calendarAccountsStore } from '../calendar-accounts-store.server.ts';

/**
 * Asks an account's server for its calendars, and says which of them are read and written.
 * @throws AppError calendar_account_not_found, or the reason why the server does not say
 */
export async function readAccountCalendars(professionalId: string, id: string): Promise<AccountCalendarsDto> {
  const { account, found } = await findCalendarsOf(professionalId, id);
  const chosen = await calendarAccountsStore.listCalendars(database(), id);
  const calendars = found.map((calendar) => {
    const row = chosen.find(({ url_hash }) => url_hash.equals(hashOf(calendar.url)));
    return {
      id: calendarIdOf(calendar.url),
      name: nameOf(calendar, account.host),
      is_read: row !== undefined,
      is_written: row?.is_written ?? false,
      is_writable: calendar.isWritable,
    };
  });
  const { host, username, provider } = account;
  return { account: { id, host, username, provider }, calendars };
}

/** @throws AppError calendar_account_not_found, or the reason why the server does not say */
export async function findCalendarsOf(professionalId: string, id: string) {
  const account = await calendarAccountsStore.findOwn(database(), professionalId, id);
  if (!account) throw new AppError(outsideCalendarErrors.calendar_account_not_found);
  const login = await openLogin(account);
  const found = await (login.provider === 'google'
    ? discoverAtGoogle(login.refreshToken)
    : discover(account.server_url, login));
  return { account, found };
}

/** @throws AppError with the reason, at the field it is about */
export async function discover(
  serverUrl: string,
  login: { username: string; password: string },
): Promise<FoundCalendar[]> {
  try {
    return await discoverCalendars(serverUrl, login);
  } catch (error) {
    throw error instanceof CalendarServerFailure ? accountError(error.isMissing ? 'unreadable' : error.state) : error;
  }
}

/** @throws AppError with the reason */
async function discoverAtGoogle(refreshToken: string): Promise<FoundCalendar[]> {
  try {
    return (await listGoogleCalendars(refreshToken)).calendars;
  } catch (error) {
    if (!(error instanceof CalendarServerFailure)) throw error;
    throw new AppError(
      error.state === 'revoked'
        ? outsideCalendarErrors.google_calendar_revoked
        : outsideCalendarErrors.google_calendar_unavailable,
    );
  }
}

/** What a calendar is called for its owner, who may have given it no name. */
export function nameOf({ name }: FoundCalendar, host: string): string {
  return visibleLine(name).slice(0, calendarLimits.nameMaximum) || host;
}

export function hashOf(url: string): Buffer {
  return createHash('sha256').update(url).digest();
}

/** A calendar's id among those of its account: its URL is not for others. */
export function calendarIdOf(url: string): string {
  return hashOf(url).toString('base64url');
}
