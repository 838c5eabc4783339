import { askCaldav, type CaldavLogin } from '../../caldav/ask-caldav.server.ts';
import { CaldavFailure } from '../../caldav/caldav-failure.ts';
import { findLogin } from '../account-login.server.ts';

/**
 * How a write ended. `refused`: the server does not take this one event; `locked-out`: it does not let us in;
 * `failed`: it cannot be reached.
 */
export type WriteOutcome = 'done' | 'refused' | 'locked-out' | 'failed';

/**
 * Writes an event into a calendar of an account. The URL is the event: writing it again changes it, and never makes a
 * second one.
 */
export function writeAccountEvent(accountId: string, url: string, text: string): Promise<WriteOutcome> {
  const headers = { 'content-type': 'text/calendar; charset=utf-8' };
  return ask(accountId, async (login) => {
    const { status } = await askCaldav(url, login, { method: 'PUT', body: text, headers });
    return outcomeOf(status);
  });
}

/** Deletes an event; one that is gone already is fine. */
export function deleteAccountEvent(accountId: string, url: string): Promise<WriteOutcome> {
  return ask(accountId, async (login) => {
    const { status } = await askCaldav(url, login, { method: 'DELETE' });
    return status === 404 || status === 410 ? 'done' : outcomeOf(status);
  });
}

async function ask(accountId: string, work: (login: CaldavLogin) => Promise<WriteOutcome>): Promise<WriteOutcome> {
  const login = await findLogin(accountId);
  if (!login) return 'locked-out';
  try {
    return await work(login);
  } catch (error) {
    if (error instanceof CaldavFailure) return 'failed';
    throw error;
  }
}

function outcomeOf(status: number): WriteOutcome {
  if (status >= 200 && status < 300) return 'done';
  if (status === 401) return 'locked-out';
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'failed';
}
