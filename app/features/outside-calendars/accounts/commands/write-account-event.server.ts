import { askCaldav } from '#app/features/calendar-servers/caldav/commands/ask-caldav.server.ts';
import { CalendarServerFailure } from '#app/features/calendar-servers/calendar-server-failure.ts';
import {
  deleteGoogleEvent,
  writeGoogleEvent,
} from '#app/features/calendar-servers/google/commands/write-google-event.server.ts';
import type { AccountEvent } from '#app/features/calendar-servers/account-event.ts';
import { findLogin, type AccountLogin } from '../account-login.server.ts';
import { outcomeOf, type WriteOutcome } from '#app/features/calendar-servers/write-outcome.ts';

/**
 * Writes an event into a calendar of an account. The URL is the event: writing it again changes it, and never makes a
 * second one.
 */
export function writeAccountEvent(accountId: string, url: string, event: AccountEvent): Promise<WriteOutcome> {
  const headers = { 'content-type': 'text/calendar; charset=utf-8' };
  return ask(accountId, async (login) => {
    if (login.provider === 'google') return writeGoogleEvent(login.refreshToken, url, event);
    const { status } = await askCaldav(url, login, { method: 'PUT', body: event.file, headers });
    return outcomeOf(status);
  });
}

/** Deletes an event; one that is gone already is fine. */
export function deleteAccountEvent(accountId: string, url: string): Promise<WriteOutcome> {
  return ask(accountId, async (login) => {
    if (login.provider === 'google') return deleteGoogleEvent(login.refreshToken, url);
    const { status } = await askCaldav(url, login, { method: 'DELETE' });
    return status === 404 || status === 410 ? 'done' : outcomeOf(status);
  });
}

async function ask(accountId: string, work: (login: AccountLogin) => Promise<WriteOutcome>): Promise<WriteOutcome> {
  const login = await findLogin(accountId);
  if (!login) return 'locked-out';
  try {
    return await work(login);
  } catch (error) {
    if (!(error instanceof CalendarServerFailure)) throw error;
    return error.state === 'revoked' ? 'locked-out' : 'failed';
  }
}
