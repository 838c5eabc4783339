import { describe, expect, it } from 'vitest';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { accountJourney } from '#tests/support/account-journey.ts';
import { codeOf } from '#tests/support/http/one-time-codes.ts';
import { cookiesOf, startTestApi, testOrigin } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { twoFactorJourney } from '#tests/support/two-factor-journey.ts';
import { resetTwoFactor } from '../commands/reset-two-factor.server.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);
const { turnOn, password, code, clearUsedCodes } = twoFactorJourney(api, pool);

type Setup = { secret: string; uri: string };
const guarded = async () => {
  const somebody = await turnOn(await member());
  await clearUsedCodes(somebody.email);
  return somebody;
};
type Guarded = Awaited<ReturnType<typeof guarded>>;
const waiting = async (somebody: Guarded) => cookiesOf(await password(somebody));
const isSignedIn = async (cookie: string) => (await api.request('GET', '/auth/get-user', { cookie })).status === 200;
const begin = async ({ cookie, password: right }: Guarded, given: string) => {
  const answer = await api.request('POST', '/account/two-factor/phone', {
    cookie,
    body: { password: right, code: given },
  });
  return { status: answer.status, body: (await answer.json()) as Setup & { code: string } };
};
const confirm = async ({ cookie }: Guarded, given: string) =>
  (await api.request('POST', '/account/two-factor/phone/confirm', { cookie, body: { code: given } })).status;
const mailsTo = async (email: string) => {
  const { rows } = await pool.query<{ kind: string }>(
    `select data->>'kind' as kind from pgboss.job where name = 'account.notice' and data->>'email' = $1 order by created_on`,
    [email],
  );
  return rows.map(({ kind }) => kind);
};

describe('another phone', () => {
  it('takes over with its first code, also for whoever cannot turn two-factor sign-in off', async () => {
    useConfig(readConfig({ BASE_URL: testOrigin, ADMIN_TWO_FACTOR: 'required' }));
    try {
      const somebody = await guarded();
      await pool.query(`update profiles set role = 'admin' where email = $1`, [somebody.email]);
      const other = cookiesOf(
        await code(await waiting(somebody), { code: codeOf(somebody.secret), trust_device: true }),
      );
      await clearUsedCodes(somebody.email);
      const { status, body: setup } = await begin(somebody, codeOf(somebody.secret));
      expect([status, setup.uri]).toEqual([200, expect.stringContaining(`?secret=${setup.secret}&issuer=Doorstep&`)]);
      await clearUsedCodes(somebody.email);
      expect(await confirm(somebody, codeOf(setup.secret, 40))).toBe(422);
      expect((await code(await waiting(somebody), { code: codeOf(somebody.secret) })).status).toBe(200);
      expect(await confirm(somebody, codeOf(setup.secret))).toBe(204);
      expect(await confirm(somebody, codeOf(setup.secret))).toBe(204);
      expect([await isSignedIn(other), await isSignedIn(somebody.cookie)]).toEqual([false, true]);
      await clearUsedCodes(somebody.email);
      expect(await isSignedIn(cookiesOf(await password(somebody, other)))).toBe(false);
      expect((await code(await waiting(somebody), { code: codeOf(somebody.secret) })).status).toBe(422);
      expect((await code(await waiting(somebody), { code: codeOf(setup.secret) })).status).toBe(200);
      expect(await mailsTo(somebody.email)).toEqual(['two-factor-on', 'two-factor-moved']);
    } finally {
      useConfig(readConfig({ BASE_URL: testOrigin }));
    }
  });

  it('is begun with the password and a code, of which a recovery code is one', async () => {
    const somebody = await guarded();
    expect(await begin({ ...somebody, password: 'wrong horse' }, codeOf(somebody.secret))).toMatchObject({
      status: 422,
      body: { code: 'wrong_password' },
    });
    expect(await begin(somebody, codeOf(somebody.secret, 40))).toMatchObject({
      status: 422,
      body: { code: 'invalid_code' },
    });
    expect(await confirm(somebody, codeOf(somebody.secret))).toBe(409);
    const [recoveryCode = ''] = somebody.recoveryCodes;
    const { body: setup } = await begin(somebody, recoveryCode);
    expect(await confirm(somebody, codeOf(setup.secret))).toBe(204);
    expect((await begin(somebody, recoveryCode)).status).toBe(422);
  });

  it('is nobody’s without two-factor sign-in', async () => {
    const somebody = { ...(await member()), secret: '', recoveryCodes: [] };
    expect(await begin(somebody, '123456')).toMatchObject({ status: 409, body: { code: 'two_factor_off' } });
    expect(await confirm(somebody, '123456')).toBe(409);
  });
});

it('the operator turns it off for somebody who has lost everything: all sessions end, and it can be set up anew', async () => {
  const somebody = await guarded();
  expect(await resetTwoFactor('nobody@example.com')).toBe(false);
  expect(await resetTwoFactor(somebody.email)).toBe(true);
  expect(await isSignedIn(somebody.cookie)).toBe(false);
  const cookie = await waiting(somebody);
  expect(await isSignedIn(cookie)).toBe(true);
  expect(await mailsTo(somebody.email)).toEqual(['two-factor-on', 'two-factor-off']);
  const { rows } = await pool.query(
    `select actor_id, details from audit_log where action = 'account.two_factor_off' and subject_id =
       (select id from auth_user where email = $1)`,
    [somebody.email],
  );
  expect(rows).toEqual([{ actor_id: null, details: { by: 'operator' } }]);
  expect((await turnOn({ ...somebody, cookie })).recoveryCodes).toHaveLength(10);
});
