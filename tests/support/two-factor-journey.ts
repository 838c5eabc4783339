import type pg from 'pg';
import { codeOf } from './http/one-time-codes.ts';
import { cookiesOf, type TestApi } from './http/test-api.ts';

type Member = { email: string; password: string; cookie: string };

/** Signs in with two factors, as a person with an authenticator app does. */
export function twoFactorJourney(api: TestApi, pool: pg.Pool) {
  /**
   * Begins the setup.
   * @returns the secret
   */
  const begin = async ({ cookie, password }: Member): Promise<string> => {
    const begun = await api.request('POST', '/account/two-factor', { cookie, body: { password } });
    return ((await begun.json()) as { secret: string }).secret;
  };
  /**
   * Turns it on.
   * @returns the member with the new session, the secret and the recovery codes
   */
  const turnOn = async <Person extends Member>(member: Person) => {
    const secret = await begin(member);
    const confirmed = await api.request('POST', '/account/two-factor/confirm', {
      cookie: member.cookie,
      body: { code: codeOf(secret) },
    });
    const { recovery_codes: recoveryCodes } = (await confirmed.json()) as { recovery_codes: string[] };
    return { ...member, cookie: cookiesOf(confirmed), secret, recoveryCodes };
  };
  /** Sends the first step of a sign-in. */
  const password = (member: Member, cookie = '') =>
    api.request('POST', '/auth/sign-in/email', { cookie, body: { email: member.email, password: member.password } });
  /** Sends the second step, from the browser with these cookies. */
  const code = (cookie: string, body: { code: string; trust_device?: boolean }) =>
    api.request('POST', '/auth/two-factor/verify', { cookie, body });
  /** Forgets which codes were used, so that tests need not wait for the next 30 seconds. */
  const clearUsedCodes = (email: string) =>
    pool.query(
      'update auth_two_factor set last_used_step = null from auth_user where auth_user.id = user_id and email = $1',
      [email],
    );
  return { begin, turnOn, password, code, clearUsedCodes };
}
