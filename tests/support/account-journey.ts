import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { cookiesOf, type TestApi } from './http/test-api.ts';

/** Returns the /signup fields of a person with a unique email. */
export function newPerson(overrides: Record<string, unknown> = {}) {
  return {
    email: `maya-${randomUUID().slice(0, 8)}@example.com`,
    password: 'correct horse',
    first_name: 'Maya',
    last_name: 'Brooks',
    phone: '512 555 0100',
    ...overrides,
  };
}

/** Signs up as a person does: form, mail, link. */
export function accountJourney(api: TestApi, pool: pg.Pool) {
  /** Returns the link of the mail queued last for this email. */
  const confirmationLink = async (email: string): Promise<URL> => {
    const { rows } = await pool.query<{ url: string }>(
      `select data->>'url' as url from pgboss.job where name = 'account.confirmation-mail' and data->>'email' = $1 order by created_on desc limit 1`,
      [email],
    );
    return new URL(rows[0]?.url ?? 'http://no.mail/');
  };
  /** Sends what the linked page sends when its button is pressed. */
  const follow = ({ pathname }: URL, cookie?: string) =>
    api.request('POST', '/auth/verify-email', {
      body: { token: pathname.split('/').at(-1) },
      ...(cookie ? { cookie } : {}),
    });
  /** Creates a confirmed account, signed in by its link. */
  const member = async (overrides: Record<string, unknown> = {}) => {
    const details = newPerson(overrides);
    await api.request('POST', '/auth/sign-up/email', { body: details });
    const confirmed = await follow(await confirmationLink(details.email));
    return { ...details, cookie: cookiesOf(confirmed) };
  };
  return { confirmationLink, follow, member };
}
