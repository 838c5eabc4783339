import { describe, expect, it } from 'vitest';
import { accountJourney, newPerson } from '#tests/support/account-journey.ts';
import { CookieJar } from '#tests/support/http/cookie-jar.ts';
import { googleJourney } from '#tests/support/google-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import type { TestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { leave, answer, comeBack, signIn, newAccount } = googleJourney(app);

const request: TestApi['request'] = (method, path, { body, cookie } = {}) =>
  fetch(`${app.url}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      origin: app.url,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const { member } = accountJourney({ request }, pool);

const passwordSignIn = async (email: string, password: string) =>
  (await request('POST', '/auth/sign-in/email', { body: { email, password } })).status;
const usersOf = async (email: string) =>
  (await pool.query('select id, email_verified from auth_user where email = $1', [email.toLowerCase()])).rows;
const methodsOf = async (email: string) => {
  const { rows } = await pool.query(
    'select provider_id from auth_account join auth_user u on u.id = user_id where u.email = $1 order by 1',
    [email],
  );
  return rows.map(({ provider_id }) => provider_id);
};
const noticesTo = async (email: string) =>
  (
    await pool.query(
      `select data->>'kind' as kind from pgboss.job where name = 'account.notice' and data->>'email' = $1 order by created_on`,
      [email],
    )
  ).rows.map(({ kind }) => kind);
const userIdOf = async (cookie: string) => {
  const session = (await (await request('GET', '/auth/get-session', { cookie })).json()) as {
    user: { id: string };
  } | null;
  return session?.user.id;
};

describe('a confirmed account and Google’s verified address', () => {
  it('are one account, whatever the case of the letters; its password and profile stay', async () => {
    const { email, password, cookie } = await member();
    const back = await signIn(await newAccount({ email: email.toUpperCase() }));
    expect(back.location).toBe('/auth/callback');
    expect(await userIdOf(back.cookie)).toBe(await userIdOf(cookie));
    expect(await methodsOf(email)).toEqual(['credential', 'google']);
    expect(await passwordSignIn(email, password)).toBe(200);
    const { rows } = await pool.query('select first_name, phone from profiles where email = $1', [email]);
    expect(rows).toEqual([{ first_name: 'Maya', phone: '512 555 0100' }]);
    expect(await noticesTo(email)).toEqual(['google-linked']);
    await signIn(await newAccount({ email: `other-${email}` }));
    expect(await noticesTo(`other-${email}`)).toEqual([]);
  });

  it('stay apart when Google has not verified the address', async () => {
    const { email, password } = await member();
    const back = await signIn(await newAccount({ email, emailVerified: false }));
    expect(back.location).toBe('/auth/callback?error=email_unverified');
    expect(await userIdOf(back.cookie)).toBeUndefined();
    const { rows } = await pool.query(
      `select details from security_log join auth_user on auth_user.id = account_id where email = $1 and action = 'sign_in' and outcome = 'refused'`,
      [email],
    );
    expect(rows).toEqual([{ details: { way: 'google', reason: 'email_unverified' } }]);
    expect(await methodsOf(email)).toEqual(['credential']);
    expect(await passwordSignIn(email, password)).toBe(200);
  });

  it('two Google accounts with one address lead to one account, and neither moves to another', async () => {
    const { email } = await member();
    const first = await signIn(await newAccount({ email }));
    const again = await app.sandbox.addGoogleAccount({ name: 'Second', email: `second-${email}` });
    await app.sandbox.changeGoogleAccount(again.id, { email });
    expect(await userIdOf((await signIn(again)).cookie)).toBe(await userIdOf(first.cookie));
  });
});

describe('an account that somebody registered with another’s address (pre-hijacking)', () => {
  it('is gone when the owner comes with Google: its password, its name and its telephone', async () => {
    const stranger = newPerson({ first_name: 'Mallory', phone: '512 555 0900', password: 'attacker knows this' });
    await request('POST', '/auth/sign-up/email', { body: stranger });
    const [before] = await usersOf(stranger.email);
    const back = await signIn(await newAccount({ email: stranger.email }));
    expect(back.location).toBe('/auth/callback');
    const [after, ...others] = await usersOf(stranger.email);
    expect(others).toEqual([]);
    expect(after).toMatchObject({ email_verified: true });
    expect(after?.id).not.toBe(before?.id);
    expect(await methodsOf(stranger.email)).toEqual(['google']);
    expect(await passwordSignIn(stranger.email, stranger.password)).toBe(401);
    expect(await noticesTo(stranger.email)).toEqual(['registration-discarded']);
    expect((await pool.query('select 1 from profiles where email = $1', [stranger.email])).rows).toEqual([]);
  });

  it('does not come to life again by the link that was mailed for it', async () => {
    const stranger = newPerson();
    await request('POST', '/auth/sign-up/email', { body: stranger });
    const { rows } = await pool.query<{ url: string }>(
      `select data->>'url' as url from pgboss.job where data->>'email' = $1`,
      [stranger.email],
    );
    await signIn(await newAccount({ email: stranger.email }));
    await new CookieJar().fetch(rows[0]?.url ?? '');
    expect(await methodsOf(stranger.email)).toEqual(['google']);
    expect(await passwordSignIn(stranger.email, stranger.password)).toBe(401);
  });

  it('stays as it is when Google has not verified the address either', async () => {
    const person = newPerson();
    await request('POST', '/auth/sign-up/email', { body: person });
    expect((await signIn(await newAccount({ email: person.email, emailVerified: false }))).location).toBe(
      '/auth/callback?error=email_unverified',
    );
    expect(await usersOf(person.email)).toEqual([{ id: expect.any(String), email_verified: false }]);
    expect(await methodsOf(person.email)).toEqual(['credential']);
  });

  it('cannot be made for an address that came with Google: that is taken', proves('OPEN-62'), async () => {
    const account = await newAccount();
    await signIn(account);
    const refused = await request('POST', '/auth/sign-up/email', { body: newPerson({ email: account.email }) });
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
      422,
      'User already registered',
    ]);
    expect(await passwordSignIn(account.email, 'correct horse')).toBe(401);
  });
});

it('of two first sign-ins of one person at a moment there is one account', async () => {
  const account = await newAccount();
  const jars = [new CookieJar(), new CookieJar()];
  const backs = await Promise.all(jars.map(async (jar) => answer(jar, await leave(jar), { account: account.id })));
  const results = await Promise.all(backs.map((back, index) => comeBack(jars[index] ?? new CookieJar(), back)));
  expect(results.map(({ location }) => location)).toContain('/auth/callback');
  expect(await usersOf(account.email)).toHaveLength(1);
  expect(await methodsOf(account.email)).toEqual(['google']);
});

it('an account with two-factor sign-in still owes its code after Google', async () => {
  const account = await newAccount();
  await signIn(account);
  await pool.query('update auth_user set two_factor_enabled = true where email = $1', [account.email]);
  await pool.query(
    `insert into auth_two_factor (user_id, secret, backup_codes, verified) select id, 'x', 'x', true from auth_user where email = $1`,
    [account.email],
  );
  const back = await signIn(account, { callbackURL: '/auth/callback?return_to=%2Fbooking' });
  expect(back.location).toBe(
    `/login/code?${new URLSearchParams({ return_to: '/auth/callback?return_to=%2Fbooking' })}`,
  );
  expect(await userIdOf(back.cookie)).toBeUndefined();
});
