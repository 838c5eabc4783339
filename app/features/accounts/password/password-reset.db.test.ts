import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { accountJourney, newPerson } from '#tests/support/account-journey.ts';
import { cookiesOf, startTestApi, testOrigin, type TestRequest } from '#tests/support/http/test-api.ts';
import { createPasswordResetLink } from './commands/create-password-reset-link.server.ts';
import { passwordResetMessages } from './password-reset-messages.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);

const post = (path: string, body?: unknown, request: TestRequest = {}) =>
  api.request('POST', path, { ...request, body });
const newPassword = 'better staple';

/** The secret of the link that a request for this address leads to, as its job makes it. */
async function mailedToken(email: string): Promise<string> {
  return (await createPasswordResetLink(email))?.split('#token=')[1] ?? '';
}
const reset = (token: string, password = newPassword) => post('/auth/reset-password', { token, newPassword: password });
const signIn = (email: string, password: string) => post('/auth/sign-in/email', { email, password });
const errorOf = async (response: Response) =>
  (await response.json()) as { error: string; code: string; details: { fields?: object; reasons?: string[] } };

async function requestsFor(email: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from pgboss.job where name = 'account.password-reset-request' and data->>'email' = $1`,
    [email],
  );
  return rows[0]?.n ?? 0;
}

describe('asking for the mail', () => {
  it(
    'is answered alike for known and unknown addresses, before anybody is looked up',
    proves('API-113', 'PWD-005', 'PWD-006', 'OPEN-56'),
    async () => {
      const { email } = await member();
      const answers = await Promise.all(
        [email, 'nobody@example.com'].map((address) => post('/auth/request-password-reset', { email: address })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const [known, unknown] = await Promise.all(answers.map((answer) => answer.json()));
      expect(known).toEqual({ status: true, message: 'Password reset email sent! Please check your inbox.' });
      expect(unknown).toEqual(known);
      // The same work for both: one job. Nothing else was written.
      expect([await requestsFor(email), await requestsFor('nobody@example.com')]).toEqual([1, 1]);
      expect((await pool.query('select 1 from auth_verification')).rowCount).toBe(0);
      expect(await createPasswordResetLink('nobody@example.com')).toBeUndefined();
    },
  );

  it('needs an address', proves('PWD-004'), async () => {
    const answer = await post('/auth/request-password-reset', { email: ' ' });
    expect([answer.status, (await errorOf(answer)).error]).toEqual([422, 'Invalid email']);
  });

  it.each([
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example' },
    { 'x-original-url': 'https://evil.example/' },
  ])('names our own host in the link, whatever %j says', async (headers: Record<string, string>) => {
    const { email } = await member();
    const asked = await post(
      '/auth/request-password-reset',
      { email, redirectTo: 'https://evil.example/reset-password' },
      { headers },
    );
    expect(asked.status).toBe(200);
    expect(await createPasswordResetLink(email)).toMatch(new RegExp(`^${testOrigin}/reset-password#token=[\\w-]{43}$`));
  });

  it('is limited for known and unknown addresses alike, and says when to come back', proves('OPEN-55'), async () => {
    const { email } = await member();
    for (const address of [email, 'nobody-else@example.com']) {
      const statuses: number[] = [];
      for (let times = 0; times < 6; times += 1)
        statuses.push((await post('/auth/request-password-reset', { email: address })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      const refused = await post('/auth/request-password-reset', { email: address.toUpperCase() });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('repeated under one key, as after an answer that was lost, sends one mail', async () => {
    const { email } = await member();
    const headers = { 'idempotency-key': 'the-same-press' };
    const answers = [
      await post('/auth/request-password-reset', { email }, { headers }),
      await post('/auth/request-password-reset', { email }, { headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await requestsFor(email)).toBe(1);
  });
});

describe('the mailed link', () => {
  it('sets the new password, and the old one no longer works', proves('API-114', 'PWD-011', 'PWD-014'), async () => {
    const { email, password } = await member();
    const answer = await reset(await mailedToken(email));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: true,
      message: 'Your password has been reset! You can now log in with your new password.',
    });
    expect(cookiesOf(answer)).toBe('');
    expect([(await signIn(email, password)).status, (await signIn(email, newPassword)).status]).toEqual([401, 200]);
  });

  it('ends every other session, by cookie and by token', async () => {
    const { email, password, cookie } = await member();
    const { token: bearer } = (await (await signIn(email, password)).json()) as { token: string };
    await reset(await mailedToken(email));
    expect(await (await api.request('GET', '/auth/get-session', { cookie })).json()).toBeNull();
    expect(
      (await api.request('GET', '/auth/get-user', { headers: { authorization: `Bearer ${bearer}` } })).status,
    ).toBe(401);
  });

  it('tells whose it is, and that it can be used', async () => {
    const { email } = await member();
    const answer = await post('/auth/recovery-session', { token: await mailedToken(email) });
    expect(await answer.json()).toEqual({ email, expires_at: expect.any(String) });
  });

  it('works once, and takes the others of the same person with it', proves('PWD-011', 'PWD-013'), async () => {
    const { email } = await member();
    const [first, second] = [await mailedToken(email), await mailedToken(email)];
    expect((await reset(second)).status).toBe(200);
    for (const token of [first, second]) {
      for (const answer of [await reset(token), await post('/auth/recovery-session', { token })]) {
        expect([answer.status, (await errorOf(answer)).error]).toEqual([401, passwordResetMessages.sessionMissing]);
      }
    }
  });

  it('is too old after half an hour', async () => {
    const { email } = await member();
    const token = await mailedToken(email);
    await pool.query(`update auth_verification set expires_at = expires_at - interval '29 minutes 50 seconds'`);
    expect((await post('/auth/recovery-session', { token })).status).toBe(200);
    await pool.query(`update auth_verification set expires_at = expires_at - interval '11 seconds'`);
    expect([(await post('/auth/recovery-session', { token })).status, (await reset(token)).status]).toEqual([401, 401]);
    const { rows } = await pool.query(
      `select action from security_log join auth_user on auth_user.id = account_id where email = $1 and outcome = 'refused'`,
      [email],
    );
    expect(rows).toEqual([{ action: 'account.password_reset' }, { action: 'account.password_reset' }]);
  });

  it('raced by eight clients sets one password', async () => {
    const { email } = await member();
    const token = await mailedToken(email);
    const passwords = Array.from({ length: 8 }, (_, client) => `password of client ${client}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401, 401, 401]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(email, winner)).status).toBe(200);
  });

  it('raced by sign-ins with the old password leaves none of their sessions', async () => {
    const { email, password } = await member();
    const token = await mailedToken(email);
    await Promise.all([signIn(email, password), reset(token), signIn(email, password), signIn(email, password)]);
    const { rows } = await pool.query(
      'select count(*)::int as n from auth_session where user_id = (select id from auth_user where email = $1)',
      [email],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('repeated under one key, as after an answer that was lost, answers the same success', async () => {
    const { email } = await member();
    const body = { token: await mailedToken(email), newPassword };
    const headers = { 'idempotency-key': 'one-press' };
    const answers = [
      await post('/auth/reset-password', body, { headers }),
      await post('/auth/reset-password', body, { headers }),
    ];
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
      { status: true, message: passwordResetMessages.done },
      { status: true, message: passwordResetMessages.done },
    ]);
  });

  it('confirms an address that waited for it, and gives a password to who had none', async () => {
    const details = newPerson();
    await post('/auth/sign-up/email', details);
    await pool.query(`delete from auth_account where user_id = (select id from auth_user where email = $1)`, [
      details.email,
    ]);
    await reset(await mailedToken(details.email));
    expect((await signIn(details.email, newPassword)).status).toBe(200);
  });

  it('refuses a weak password with its reasons, and can be used again', proves('ERR-064', 'ERR-065'), async () => {
    const { email } = await member();
    const token = await mailedToken(email);
    const answer = await reset(token, 'short');
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({
      error: 'Password must be at least 8 characters long.',
      code: 'weak_password',
      details: { reasons: ['length'], fields: { newPassword: 'Password must be at least 8 characters long.' } },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it.each(['', ' ', 'x'.repeat(43), '../../x', "' or true --", '%00', 'x'.repeat(5_000)])(
    'that is made up (%.12j) is none',
    proves('PWD-012'),
    async (token) => {
      expect([401, 422]).toContain((await reset(token)).status);
      expect([401, 422]).toContain((await post('/auth/recovery-session', { token })).status);
    },
  );

  it('is kept as a hash only', async () => {
    const { email } = await member();
    const token = await mailedToken(email);
    const { rows } = await pool.query(
      'select * from auth_verification where value = (select id::text from auth_user where email = $1)',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('tells the owner by mail', async () => {
    const { email } = await member();
    await reset(await mailedToken(email));
    const { rowCount } = await pool.query(
      `select 1 from pgboss.job where name = 'account.password-changed' and data->>'email' = $1`,
      [email],
    );
    expect(rowCount).toBe(1);
  });
});
