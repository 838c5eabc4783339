import { describe, expect, it } from 'vitest';
import { config, useConfig } from '#app/platform/config/config.server.ts';
import { accountJourney } from '#tests/support/account-journey.ts';
import { codeOf } from '#tests/support/http/one-time-codes.ts';
import { cookiesOf, startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { twoFactorJourney } from '#tests/support/two-factor-journey.ts';
import { queueConfirmationMail } from '#app/features/accounts/sign-up/commands/request-confirmation-mail.server.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
// The network that a request comes from is the one its proxy saw.
useConfig({ ...config(), TRUSTED_PROXIES: 1 });
const { confirmationLink, follow, member } = accountJourney(api, pool);
const { begin, turnOn, password, code, clearUsedCodes } = twoFactorJourney(api, pool);

type Failure = { code: string };
const codeIn = async (answer: Response) => [answer.status, ((await answer.json()) as Failure).code];
const isSignedIn = async (cookie: string) => (await api.request('GET', '/auth/get-user', { cookie })).status === 200;
const guarded = async () => {
  const somebody = await turnOn(await member());
  await clearUsedCodes(somebody.email);
  return somebody;
};
/** Somebody whom tests share that leave no trace. */
const shared = await guarded();
const somebodyShared = async () => {
  await clearUsedCodes(shared.email);
  return shared;
};
/** The cookies of a sign-in that waits for its code. */
const waiting = async (somebody: Parameters<typeof password>[0]) => cookiesOf(await password(somebody));

describe('signing in', () => {
  it('asks for the code: the password alone opens nothing and hands out no token', async () => {
    const somebody = await somebodyShared();
    const first = await password(somebody);
    expect(await first.clone().json()).toMatchObject({ twoFactorRedirect: true });
    expect([await first.text(), first.headers.get('set-auth-token')].join()).not.toContain('"token"');
    expect(first.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/);
    expect(first.headers.getSetCookie().join()).not.toContain('signed_in=1');
    const second = await code(cookiesOf(first), { code: codeOf(somebody.secret) });
    expect(second.status).toBe(200);
    expect(await isSignedIn(cookiesOf(second))).toBe(true);
    expect(second.headers.getSetCookie().join()).toContain('signed_in=1');
  });

  it('a code is good once, for whoever comes first', async () => {
    const somebody = await somebodyShared();
    const [one, other] = [await waiting(somebody), await waiting(somebody)];
    const right = codeOf(somebody.secret);
    const statuses = (await Promise.all([code(one, { code: right }), code(other, { code: right })]))
      .map(({ status }) => status)
      .sort();
    expect(statuses).toEqual([200, 422]);
    expect(await codeIn(await code(await waiting(somebody), { code: right }))).toEqual([422, 'invalid_code']);
  });

  it('the code that turned it on signs nobody in', async () => {
    const somebody = await member();
    const secret = await begin(somebody);
    const used = codeOf(secret);
    await api.request('POST', '/account/two-factor/confirm', { cookie: somebody.cookie, body: { code: used } });
    expect((await code(await waiting(somebody), { code: used })).status).toBe(422);
  });

  it.each([-1, 0, 1])('forgives a clock that is %i half minutes off', async (steps) => {
    const somebody = await somebodyShared();
    expect((await code(await waiting(somebody), { code: codeOf(somebody.secret, steps) })).status).toBe(200);
  });

  it('a recovery code works once, however it is written', async () => {
    const somebody = await guarded();
    const [recovery = ''] = somebody.recoveryCodes;
    const [one, other] = [await waiting(somebody), await waiting(somebody)];
    const written = recovery.replaceAll('-', ' ').toUpperCase();
    const statuses = (await Promise.all([code(one, { code: written }), code(other, { code: recovery })]))
      .map(({ status }) => status)
      .sort();
    expect(statuses).toEqual([200, 422]);
    const { rows } = await pool.query(
      `select data->>'left' as left from pgboss.job where data->>'kind' = 'recovery-code-used' and data->>'email' = $1`,
      [somebody.email],
    );
    expect(rows).toEqual([{ left: '9' }]);
  });

  it('somebody else’s code is none', async () => {
    const [one, other] = [await guarded(), await somebodyShared()];
    expect((await code(await waiting(one), { code: codeOf(other.secret) })).status).toBe(422);
    expect((await code(await waiting(one), { code: other.recoveryCodes[0] ?? '' })).status).toBe(422);
  });

  it('without the first step there is no second, nor after it was used', async () => {
    const somebody = await guarded();
    expect(await codeIn(await code('', { code: codeOf(somebody.secret) }))).toEqual([409, 'code_step_over']);
    const cookie = await waiting(somebody);
    await code(cookie, { code: somebody.recoveryCodes[0] ?? '' });
    expect(await codeIn(await code(cookie, { code: somebody.recoveryCodes[1] ?? '' }))).toEqual([
      409,
      'code_step_over',
    ]);
  });

  it('five wrong codes end the attempt, ten in a row make the account wait', async () => {
    const somebody = await guarded();
    const wrong = codeOf(somebody.secret, 40);
    const cookie = await waiting(somebody);
    for (let guess = 0; guess < 5; guess += 1) expect((await code(cookie, { code: wrong })).status).toBe(422);
    expect(await codeIn(await code(cookie, { code: codeOf(somebody.secret) }))).toEqual([409, 'code_step_over']);
    await clearUsedCodes(somebody.email);
    const again = await waiting(somebody);
    for (let guess = 0; guess < 5; guess += 1) expect((await code(again, { code: wrong })).status).toBe(422);
    const locked = await code(await waiting(somebody), { code: codeOf(somebody.secret) });
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
  });

  it('wrong codes count for the whole IPv6 network that they come from', async () => {
    const somebody = await guarded();
    const cookie = await waiting(somebody);
    const from = (ip: string, tried: string) =>
      api.request('POST', '/auth/two-factor/verify', {
        cookie,
        headers: { 'x-forwarded-for': ip },
        body: { code: tried },
      });
    expect((await from('2001:db8:1:2::1', codeOf(somebody.secret, 40))).status).toBe(422);
    await pool.query(`update rate_limits set points = 1000 where key like 'sign-in-code-network:2001:db8:1:2:%'`);
    expect((await from('2001:db8:1:2::ffff', codeOf(somebody.secret))).status).toBe(429);
    expect((await from('2001:db8:1:3::1', codeOf(somebody.secret))).status).toBe(200);
  });

  it('wrong codes are in the security log with the account they were tried at, also in the set-up', async () => {
    const somebody = await turnOn(await member());
    const refused = async () =>
      (
        await pool.query(
          `select action, details->>'reason' as reason from security_log join auth_user on auth_user.id = account_id where email = $1 and outcome = 'refused' order by security_log.id`,
          [somebody.email],
        )
      ).rows;
    await code(await waiting(somebody), { code: codeOf(somebody.secret, 40) });
    await code(await waiting(somebody), { code: 'aaaa-bbbb-cccc' });
    const other = await member();
    await begin(other);
    await api.request('POST', '/account/two-factor/confirm', { cookie: other.cookie, body: { code: '000000' } });
    expect(await refused()).toEqual([
      { action: 'sign_in.code', reason: 'INVALID_CODE' },
      { action: 'sign_in.code', reason: 'INVALID_BACKUP_CODE' },
    ]);
    const { rows } = await pool.query(
      `select 1 from security_log join auth_user on auth_user.id = actor_id where email = $1 and action = 'account.two_factor_on' and outcome = 'refused'`,
      [other.email],
    );
    expect(rows).toHaveLength(1);
  });

  it('of codes for no sign-in the log keeps a few', async () => {
    const kept = async () =>
      Number(
        (await pool.query(`select count(*) from security_log where action = 'sign_in.code' and account_id is null`))
          .rows[0]?.count,
      );
    const before = await kept();
    for (let attempt = 0; attempt < 25; attempt += 1) await code('', { code: '123456' });
    expect((await kept()) - before).toBeLessThanOrEqual(20);
  });

  it('a trusted device is spared the code, until the password changes', async () => {
    const somebody = await guarded();
    const trusted = cookiesOf(
      await code(await waiting(somebody), { code: codeOf(somebody.secret), trust_device: true }),
    );
    const again = await password(somebody, trusted);
    expect(await isSignedIn(cookiesOf(again))).toBe(true);
    expect(await isSignedIn(await waiting(somebody))).toBe(false);
    const changed = { ...somebody, password: 'battery staple' };
    const body = { password: somebody.password, new_password: changed.password };
    expect((await api.request('POST', '/account/password', { cookie: cookiesOf(again), body })).status).toBe(200);
    expect(
      await isSignedIn(cookiesOf(await password(changed, cookiesOf(again).replace(/session_token/g, 'old')))),
    ).toBe(false);
  });

  it('a sign-in that walks through pages goes on at the page for the code', async () => {
    const somebody = await guarded();
    await pool.query('update auth_user set email_verified = false where email = $1', [somebody.email]);
    await queueConfirmationMail({ email: somebody.email, returnTo: '/account' });
    const answer = await follow(await confirmationLink(somebody.email));
    expect(await answer.json()).toEqual({ return_to: '/login/code?return_to=%2Faccount' });
    expect(answer.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/);
    expect(await isSignedIn(cookiesOf(await code(cookiesOf(answer), { code: codeOf(somebody.secret) })))).toBe(true);
  });
});
