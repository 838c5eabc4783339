import { randomUUID } from 'node:crypto';
import type { AccountCalendarsDto } from '#app/features/outside-calendars/accounts/calendar-account-dto.ts';
import type { RunningApp } from '../running-app.ts';

/** What a session sends. */
type Bearer = Record<string, string>;

/** Connects an account at the stand-in for Google Calendar as a professional does, step by step. */
export function googleCalendarJourney(app: RunningApp) {
  const newEmail = async () => {
    const email = `maya-${randomUUID().slice(0, 8)}@gmail.test`;
    await app.sandbox.addGoogleAccount({ name: 'Maya Lindqvist', email });
    return email;
  };

  const ask = (bearer: Bearer, method: string, path: string, body?: unknown) =>
    fetch(`${app.url}/api${path}`, {
      method,
      redirect: 'manual',
      headers: { ...bearer, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** @returns the URL of Google's page */
  const leave = async (bearer: Bearer): Promise<URL> => {
    const answer = await ask(bearer, 'POST', '/calendar-accounts/google');
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return new URL(((await answer.json()) as { url: string }).url);
  };

  /** Presses a button on Google's page. @returns the URL that leads back, not yet followed */
  const decide = async (page: URL, fields: Record<string, string>): Promise<URL> => {
    const body = new URLSearchParams({ ...Object.fromEntries(page.searchParams), ...fields });
    const answer = await fetch(page.origin + page.pathname, { method: 'POST', body, redirect: 'manual' });
    return new URL(answer.headers.get('location') ?? '');
  };

  /** @returns what the page says */
  const comeBack = async (bearer: Bearer, back: URL): Promise<URLSearchParams> => {
    const answer = await ask(bearer, 'GET', back.pathname.replace(/^\/api/, '') + back.search);
    return new URL(answer.headers.get('location') ?? '', app.url).searchParams;
  };

  /** @returns the account with its calendars */
  const connect = async (bearer: Bearer, email: string): Promise<AccountCalendarsDto> => {
    const said = await comeBack(bearer, await decide(await leave(bearer), { account: email }));
    const answer = await ask(bearer, 'GET', `/calendar-accounts/${said.get('account')}/calendars`);
    return (await answer.json()) as AccountCalendarsDto;
  };

  const choose = async (bearer: Bearer, found: AccountCalendarsDto, read: string[], write: string | null = null) => {
    const idOf = (name: string) => found.calendars.find((calendar) => calendar.name === name)?.id ?? '';
    const body = { read: read.map(idOf), write: write === null ? null : idOf(write) };
    return (await ask(bearer, 'PUT', `/calendar-accounts/${found.account.id}/calendars`, body)).status;
  };

  return { newEmail, ask, leave, decide, comeBack, connect, choose };
}
