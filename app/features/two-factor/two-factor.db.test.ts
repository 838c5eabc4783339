import { describe, expect, it } from 'vitest';
import { accountJourney } from '#tests/support/account-journey.ts';
import { codeOf } from '#tests/support/http/one-time-codes.ts';
import { cookiesOf, startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { twoFactorJourney } from '#tests/support/two-factor-journey.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);
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
await guarded();
/** The cookies of a sign-in that waits for its code. */
const waiting = async (somebody: Parameters<typeof password>[0]) => cookiesOf(await password(somebody));

describe('setting up', () => {
  it('shows the secret as text, address and picture, and needs the password', async () => {
    const { cookie, password: right, email } = await member();
    for (const wrong of [undefined, 'wrong horse']) {
      expect((await api.request('POST', '/account/two-factor', { cookie, body: { password: wrong } })).status).toBe(
        422,
      );
    }
    const begun = await api.request('POST', '/account/two-factor', { cookie, body: { password: right } });
    const { secret, uri, qr } = (await begun.json()) as {
      secret: string;
      uri: string;
      qr: { size: number; path: string };
    };
    expect(begun.headers.get('cache-control')).toBe('no-store');
    expect(secret).toMatch(/^[A-Z2-7]{32,}$/);
    expect(uri).toBe(
      `otpauth://totp/Doorstep:${encodeURIComponent(email)}?secret=${secret}&issuer=Doorstep&digits=6&period=30`,
    );
    expect([qr.size > 20, qr.path.startsWith('M')]).toEqual([true, true]);
  });

  it('what was begun and left asks nobody for a code', async () => {
    const somebody = await member();
    await begin(somebody);
    expect(await isSignedIn(await waiting(somebody))).toBe(true);
  });

  it('counts once a code was right; a wrong one changes nothing', async () => {
    const somebody = await member();
    const secret = await begin(somebody);
    const wrong = await api.request('POST', '/account/two-factor/confirm', {
      cookie: somebody.cookie,
      body: { code: codeOf(secret, 40) },
    });
    expect(await codeIn(wrong)).toEqual([422, 'invalid_code']);
    expect(await isSignedIn(await waiting(somebody))).toBe(true);
    const right = await api.request('POST', '/account/two-factor/confirm', {
      cookie: somebody.cookie,
      body: { code: codeOf(secret) },
    });
    const { recovery_codes: codes } = (await right.json()) as { recovery_codes: string[] };
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) expect(one).toMatch(/^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/);
    expect(await isSignedIn(await waiting(somebody))).toBe(false);
  });

  it('signs the other devices out, keeps this one, and is told by mail', async () => {
    const somebody = await member();
    const other = await waiting(somebody);
    const { cookie, email } = await turnOn(somebody);
    expect(await Promise.all([isSignedIn(other), isSignedIn(somebody.cookie), isSignedIn(cookie)])).toEqual([
      false,
      false,
      true,
    ]);
    const { rows } = await pool.query(
      `select data->>'kind' as kind from pgboss.job where name = 'account.notice' and data->>'email' = $1`,
      [email],
    );
    expect(rows).toEqual([{ kind: 'two-factor-on' }]);
  });

  it('keeps secret and recovery codes encrypted', async () => {
    const { secret, recoveryCodes, email } = await guarded();
    const { rows } = await pool.query(
      'select auth_two_factor.* from auth_two_factor join auth_user on auth_user.id = user_id where email = $1',
      [email],
    );
    const stored = JSON.stringify(rows);
    expect(rows).toHaveLength(1);
    for (const hidden of [secret, Buffer.from(secret).toString('hex'), ...recoveryCodes])
      expect(stored).not.toContain(hidden);
  });

  it('is not begun again while it is on', async () => {
    const { cookie, password: right } = await guarded();
    expect(
      await codeIn(await api.request('POST', '/account/two-factor', { cookie, body: { password: right } })),
    ).toEqual([409, 'two_factor_on']);
  });
});

describe('managing it', () => {
  const security = async (cookie: string) => (await api.request('GET', '/account/security', { cookie })).json();

  it('counts the recovery codes left, and makes new ones for the password', async () => {
    const somebody = await guarded();
    const { cookie, password: right } = somebody;
    await code(await waiting(somebody), { code: somebody.recoveryCodes[0] ?? '' });
    expect(await security(cookie)).toMatchObject({ two_factor: { on: true, required: false, recovery_codes_left: 9 } });
    expect(
      (await api.request('POST', '/account/two-factor/recovery-codes', { cookie, body: { password: 'wrong horse' } }))
        .status,
    ).toBe(422);
    const renewed = await api.request('POST', '/account/two-factor/recovery-codes', {
      cookie,
      body: { password: right },
    });
    const { recovery_codes: codes } = (await renewed.json()) as { recovery_codes: string[] };
    expect(codes).toHaveLength(10);
    expect((await code(await waiting(somebody), { code: somebody.recoveryCodes[1] ?? '' })).status).toBe(422);
    expect((await code(await waiting(somebody), { code: codes[0] ?? '' })).status).toBe(200);
  });

  it('is turned off with the password, and signing in asks for nothing more', async () => {
    const somebody = await guarded();
    const off = (body: object) => api.request('POST', '/account/two-factor/off', { cookie: somebody.cookie, body });
    expect((await off({ password: 'wrong horse' })).status).toBe(422);
    const answer = await off({ password: somebody.password });
    expect([answer.status, await isSignedIn(cookiesOf(answer))]).toEqual([200, true]);
    expect(await isSignedIn(await waiting(somebody))).toBe(true);
    expect(await security(cookiesOf(answer))).toMatchObject({ two_factor: { on: false, recovery_codes_left: 0 } });
  });

  it('is not managed while it is off', async () => {
    const { cookie, password: right } = await member();
    for (const path of ['recovery-codes', 'off']) {
      expect(
        await codeIn(await api.request('POST', `/account/two-factor/${path}`, { cookie, body: { password: right } })),
      ).toEqual([409, 'two_factor_off']);
    }
  });
});
