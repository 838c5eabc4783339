import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { sessionLimits } from '#app/platform/config/limits.ts';
import { trialProduction } from '#tests/factories/environment.ts';
import { accountJourney } from '#tests/support/account-journey.ts';
import { cookiesOf, startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { startAuth } from '#app/boot/start-auth.server.ts';
import { renewStoredSecrets } from '#app/features/two-factor/commands/renew-stored-secrets.server.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);

const somebody = await member();
const signIn = (cookie = '') =>
  api.request('POST', '/auth/sign-in/email', { cookie, body: { email: somebody.email, password: somebody.password } });
const isSignedIn = async (cookie: string) => (await api.request('GET', '/auth/get-user', { cookie })).status === 200;
const withBearer = async (token: string) =>
  (await api.request('GET', '/auth/get-user', { headers: { authorization: `Bearer ${token}` } })).status;
const tokenOf = (cookie: string) =>
  decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? '';
const storedTokens = async () =>
  (await pool.query<{ token: string }>('select token from auth_session')).rows.map(({ token }) => token);

describe('the token of a session', () => {
  it('stands nowhere in the database, and what stands there opens nothing', async () => {
    const token = tokenOf(cookiesOf(await signIn()));
    const kept = await storedTokens();
    const hash = createHash('sha256').update(token).digest('base64url');
    expect(kept).toContain(hash);
    expect(kept).not.toContain(token);
    expect(await Promise.all([withBearer(token), withBearer(hash)])).toEqual([200, 401]);
  });

  it('of a session from before goes on, before and after it was hashed', async () => {
    const cookie = cookiesOf(await signIn());
    const token = tokenOf(cookie);
    await pool.query('update auth_session set token = $1 where token = $2', [
      token,
      createHash('sha256').update(token).digest('base64url'),
    ]);
    expect(await isSignedIn(cookie)).toBe(true);
    await renewStoredSecrets();
    expect(await storedTokens()).not.toContain(token);
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe('a session', () => {
  it('ends 90 days after the sign-in, however it is extended', async () => {
    const cookie = cookiesOf(await signIn());
    const hash = createHash('sha256').update(tokenOf(cookie)).digest('base64url');
    await pool.query(
      `update auth_session set created_at = now() - interval '80 days', expires_at = now() + interval '5 days' where token = $1`,
      [hash],
    );
    expect((await api.request('GET', '/auth/get-session', { cookie })).status).toBe(200);
    const { rows } = await pool.query<{ days: string }>(
      'select extract(epoch from expires_at - created_at) / 86400 as days from auth_session where token = $1',
      [hash],
    );
    expect(Number(rows[0]?.days)).toBe(sessionLimits.lastDays);
    await pool.query(
      `update auth_session set created_at = now() - interval '90 days', expires_at = now() + interval '5 days' where token = $1`,
      [hash],
    );
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('that is replaced by signing in ends, and one that a wrong password did not replace goes on', async () => {
    const first = cookiesOf(await signIn());
    await api.request('POST', '/auth/sign-in/email', {
      cookie: first,
      body: { email: somebody.email, password: 'wrong horse' },
    });
    expect(await isSignedIn(first)).toBe(true);
    const second = cookiesOf(await signIn(first));
    expect(await Promise.all([isSignedIn(first), isSignedIn(second)])).toEqual([false, true]);
  });

  it('that is signed out leaves no copies in the browser', async () => {
    const answer = await api.request('POST', '/auth/sign-out', { cookie: cookiesOf(await signIn()) });
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  });
});

describe('over https', () => {
  it('the cookie is one that only this host can set, and a session under the former name goes on', async () => {
    useConfig(readConfig(trialProduction));
    startAuth(['a secret that is only good for tests']);
    try {
      const answer = await signIn();
      const line = answer.headers.getSetCookie().find((cookie) => cookie.includes('session_token')) ?? '';
      expect(line).toMatch(/^__Host-doorstep\.session_token=[^;]+;.*Path=\/;.*Secure/);
      expect(line).not.toMatch(/Domain/i);
      const cookie = cookiesOf(answer);
      expect(cookie).toContain('doorstep.signed_in=');
      expect(await isSignedIn(cookie)).toBe(true);
      expect(await isSignedIn(cookie.replace('__Host-doorstep.session_token', '__Secure-doorstep.session_token'))).toBe(
        true,
      );
      expect(await isSignedIn(`doorstep.session_token=${tokenOf(cookie)}`)).toBe(false);
    } finally {
      useConfig(readConfig({ BASE_URL: 'http://localhost:3000' }));
      startAuth(['a secret that is only good for tests']);
    }
  });
});
