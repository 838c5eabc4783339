import { askCaldav, type CaldavLogin } from '../../caldav/ask-caldav.server.ts';
import { CaldavFailure } from '../../caldav/caldav-failure.ts';
import type { CalendarFailure } from '../../calendar-state.ts';
import { findLogin } from '../account-login.server.ts';

export type WriteOutcome = { result: 'done' } | { result: 'failed'; state: CalendarFailure };

/**
 * Writes an event into a calendar of an account. The URL is the event: writing it again changes it, and never makes a
 * second one.
 */
export function writeAccountEvent(accountId: string, url: string, text: string): Promise<WriteOutcome> {
  return attempt(accountId, async (login) => {
    const headers = { 'content-type': 'text/calendar; charset=utf-8' };
    const { status } = await askCaldav(url, login, { method: 'PUT', body: text, headers });
    refuse(status);
  });
}

/** Deletes an event; one that is gone already is fine. */
export function deleteAccountEvent(accountId: string, url: string): Promise<WriteOutcome> {
  return attempt(accountId, async (login) => {
    const { status } = await askCaldav(url, login, { method: 'DELETE' });
    if (status !== 404 && status !== 410) refuse(status);
  });
}

async function attempt(accountId: string, work: (login: CaldavLogin) => Promise<void>): Promise<WriteOutcome> {
  const login = await findLogin(accountId);
  if (!login) return { result: 'failed', state: 'revoked' };
  try {
    await work(login);
    return { result: 'done' };
  } catch (error) {
    if (!(error instanceof CaldavFailure)) throw error;
    return { result: 'failed', state: error.state };
  }
}

function refuse(status: number): void {
  if (status >= 200 && status < 300) return;
  throw new CaldavFailure(status >= 400 && status < 500 && status !== 429 ? 'revoked' : 'unreachable');
}
