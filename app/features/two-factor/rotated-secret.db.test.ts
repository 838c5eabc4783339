import { afterEach, expect, it } from 'vitest';
import { accountJourney } from '#tests/support/account-journey.ts';
import { codeOf } from '#tests/support/http/one-time-codes.ts';
import { cookiesOf, startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { twoFactorJourney } from '#tests/support/two-factor-journey.ts';
import { startAuth } from '#app/boot/start-auth.server.ts';
import { renewStoredSecrets } from './commands/renew-stored-secrets.server.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);
const { turnOn, password, code, clearUsedCodes } = twoFactorJourney(api, pool);

const before = 'a secret that is only good for tests';
const after = 'another secret that is only good for tests';
const isSignedIn = async (cookie: string) => (await api.request('GET', '/auth/get-user', { cookie })).status === 200;
const bearerStatus = async (token: string) =>
  (await api.request('GET', '/auth/get-user', { headers: { authorization: `Bearer ${token}` } })).status;

afterEach(() => startAuth([before]));

it('a session goes on under a new secret, gets a new signature, and needs the old one no longer', async () => {
  const { cookie } = await member();
  await pool.query(`update auth_session set expires_at = now() + interval '20 days'`);
  startAuth([after, before]);
  const renewed = cookiesOf(await api.request('GET', '/auth/get-session', { cookie }));
  expect(renewed).toContain('doorstep.session_token=');
  startAuth([after]);
  expect(await Promise.all([isSignedIn(renewed), isSignedIn(cookie)])).toEqual([true, false]);
});

it('a bearer token under the old secret goes on', async () => {
  const person = await member();
  const signedIn = await api.request('POST', '/auth/sign-in/email', {
    body: { email: person.email, password: person.password },
  });
  const bearer = decodeURIComponent(signedIn.headers.get('set-auth-token') ?? '');
  expect(await bearerStatus(bearer)).toBe(200);
  startAuth([after, before]);
  expect(await bearerStatus(bearer)).toBe(200);
  startAuth([after]);
  expect(await bearerStatus(bearer)).toBe(401);
});

it('codes and recovery codes go on, also without the old secret once they were encrypted anew', async () => {
  const somebody = await turnOn(await member());
  const signInWith = async (typed: string) => {
    await clearUsedCodes(somebody.email);
    return (await code(cookiesOf(await password(somebody)), { code: typed })).status;
  };
  startAuth([after, before]);
  expect(await signInWith(codeOf(somebody.secret))).toBe(200);
  expect(await signInWith(somebody.recoveryCodes[0] ?? '')).toBe(200);
  await renewStoredSecrets();
  startAuth([after]);
  expect(await signInWith(codeOf(somebody.secret))).toBe(200);
  expect(await signInWith(somebody.recoveryCodes[1] ?? '')).toBe(200);
});

it('what was encrypted before secrets had names is read with the oldest one', async () => {
  const somebody = await turnOn(await member());
  await pool.query(
    `update auth_two_factor set secret = regexp_replace(secret, '^\\$ba\\$\\d+\\$', ''), backup_codes = regexp_replace(backup_codes, '^\\$ba\\$\\d+\\$', '')
    where user_id = (select id from auth_user where email = $1)`,
    [somebody.email],
  );
  startAuth([after, before]);
  await clearUsedCodes(somebody.email);
  expect((await code(cookiesOf(await password(somebody)), { code: codeOf(somebody.secret) })).status).toBe(200);
});

it('a code is good once, also when the sign-in began under the old secret', async () => {
  const somebody = await turnOn(await member());
  await clearUsedCodes(somebody.email);
  const [one, other] = [cookiesOf(await password(somebody)), cookiesOf(await password(somebody))];
  startAuth([after, before]);
  const typed = codeOf(somebody.secret);
  expect((await code(one, { code: typed })).status).toBe(200);
  expect((await code(other, { code: typed })).status).not.toBe(200);
});
