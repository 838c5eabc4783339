import { afterEach, describe, expect, it } from 'vitest';
import { CookieJar } from '#tests/support/http/cookie-jar.ts';
import { googleJourney } from '#tests/support/google-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { hasSessionHint } from '#app/features/sessions/session-hint.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { start, leave, answer, comeBack, signIn, newAccount } = googleJourney(app);

afterEach(async () => {
  await app.sandbox.clearGoogleFaults();
  app.connectGoogle();
});

const sessionOf = async (cookie: string) => {
  const asked = await fetch(`${app.url}/api/auth/get-session`, { headers: { cookie } });
  return (await asked.json()) as {
    user: { id: string; email: string };
    profile: { type: string; role: string } | null;
  } | null;
};

/** The address of a page as the flow hands it over, with what is expected of it. */
const failedWith = (failure: string, query = '') => `/auth/callback?${query}error=${failure}`;

describe('signing in with Google', () => {
  it(
    'leaves with PKCE, state and nonce, and comes back with a session',
    proves('GEN-022', 'AUTH-004', 'API-106', 'API-108'),
    async () => {
      const jar = new CookieJar();
      const url = await leave(jar);
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        response_type: 'code',
        redirect_uri: `${app.url}/api/auth/callback/google`,
        scope: 'openid email profile',
        prompt: 'select_account',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{32}$/),
        nonce: expect.stringMatching(/^[\w-]{32}$/),
      });
      const account = await newAccount();
      const back = await comeBack(jar, await answer(jar, url, { account: account.id }));
      expect(back).toMatchObject({ status: 302, location: '/auth/callback' });
      expect(hasSessionHint(back.cookie)).toBe(true);
      expect(await sessionOf(back.cookie)).toMatchObject({ user: { email: account.email }, profile: null });
    },
  );

  it('the same Google account is the same person, whatever its address is called by then', async () => {
    const account = await newAccount();
    const first = await sessionOf((await signIn(account)).cookie);
    await app.sandbox.changeGoogleAccount(account.id, { email: `renamed-${account.email}`, emailVerified: false });
    const second = await sessionOf((await signIn(account)).cookie);
    expect(second?.user).toEqual(first?.user);
  });

  it('the provider decides neither type nor role nor anything else about the account', proves('AUTH-032'), async () => {
    const account = await newAccount({ name: 'Robin "admin" Park' });
    await signIn(account);
    const { rows } = await pool.query(
      'select name, email_verified, image, two_factor_enabled from auth_user where email = $1',
      [account.email],
    );
    expect(rows).toEqual([
      { name: 'Robin "admin" Park', email_verified: true, image: null, two_factor_enabled: false },
    ]);
  });

  it('keeps none of Google’s tokens', async () => {
    const account = await newAccount();
    await signIn(account);
    await signIn(account);
    const { rows } = await pool.query(
      'select access_token, refresh_token, id_token, password from auth_account where provider_id = $1 and account_id = $2',
      ['google', account.id],
    );
    expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null, password: null }]);
  });

  it('comes back to the page it began on, with where that leads to', async () => {
    const account = await newAccount();
    expect((await signIn(account, { callbackURL: '/join-as-pro' })).location).toBe('/join-as-pro');
    const callbackURL = '/auth/callback?return_to=%2Fbooking%3Fservice%3D1';
    expect((await signIn(account, { callbackURL })).location).toBe(callbackURL);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/auth/callback',
    '/\\evil.example',
    'javascript:alert(1)',
    '/dashboard',
    '/auth/callback/../../dashboard',
    'http://localhost@evil.example/auth/callback',
  ])('comes back to no address like %s', proves('OPEN-52'), async (callbackURL) => {
    expect((await signIn(await newAccount(), { callbackURL })).location).toBe('/auth/callback');
  });
});

describe('what is wrong with the account at Google', () => {
  it('an address that is not verified opens and creates no account', async () => {
    const account = await newAccount({ emailVerified: false });
    const back = await signIn(account);
    expect(back.location).toBe(failedWith('email_unverified'));
    expect(await sessionOf(back.cookie)).toBeNull();
    expect((await pool.query('select 1 from auth_user where email = $1', [account.email])).rows).toEqual([]);
  });

  it('an address that cannot be one is no address', async () => {
    const account = await newAccount();
    await app.sandbox.changeGoogleAccount(account.id, { email: 'nobody' });
    expect((await signIn(account)).location).toBe(failedWith('email_missing'));
  });

  it('somebody who cancels comes back to where they began', async () => {
    const jar = new CookieJar();
    const back = await comeBack(
      jar,
      await answer(jar, await leave(jar, '/auth/callback?return_to=%2Fbooking'), { cancel: '1' }),
    );
    expect(back.location).toBe(failedWith('cancelled', 'return_to=%2Fbooking&'));
    const wizard = new CookieJar();
    const application = await comeBack(
      wizard,
      await answer(wizard, await leave(wizard, '/join-as-pro'), { cancel: '1' }),
    );
    expect(application.location).toBe('/join-as-pro?error=cancelled');
  });
});

describe('a way back that is not the one', () => {
  it('without a state, or with an invented one, signs nobody in', async () => {
    const jar = new CookieJar();
    for (const query of [
      '',
      '?code=x',
      '?code=x&state=x',
      '?error=access_denied&error_description=%3Cscript%3E',
      `?state=${'x'.repeat(9_000)}&code=1`,
    ]) {
      const back = await comeBack(jar, new URL(`${app.url}/api/auth/callback/google${query}`));
      expect(back.location).toBe(failedWith('expired'));
      expect(await sessionOf(back.cookie)).toBeNull();
    }
  });

  it('in another browser than the one that left signs nobody in (login CSRF)', async () => {
    const jar = new CookieJar();
    const back = await answer(jar, await leave(jar), { account: (await newAccount()).id });
    const victim = await comeBack(new CookieJar(), back);
    expect(victim.location).toBe(failedWith('expired'));
    expect(await sessionOf(victim.cookie)).toBeNull();
  });

  it('a second time signs nobody in again, also at the same moment', async () => {
    const jar = new CookieJar();
    const back = await answer(jar, await leave(jar), { account: (await newAccount()).id });
    const copy = new CookieJar();
    const cookie = jar.sentTo(back);
    const twice = await Promise.all([comeBack(jar, back), copy.fetch(back, { headers: { cookie } })]);
    const locations = [
      twice[0].location,
      new URL(twice[1].headers.get('location') ?? '', app.url).pathname +
        new URL(twice[1].headers.get('location') ?? '', app.url).search,
    ];
    expect(locations.filter((location) => location === '/auth/callback').length).toBeLessThanOrEqual(1);
    expect((await comeBack(jar, back)).location).toBe(failedWith('expired'));
  });

  it('that took longer than ten minutes is over', async () => {
    const jar = new CookieJar();
    const url = await leave(jar);
    const state = url.searchParams.get('state');
    await pool.query(
      `update auth_verification set expires_at = now() - interval '1 second', value = jsonb_set(value::jsonb, '{expiresAt}', '1')::text where identifier = $1`,
      [`auth-state:${state}`],
    );
    const back = await comeBack(jar, await answer(jar, url, { account: (await newAccount()).id }));
    expect(back.location).toBe(failedWith('expired'));
  });

  it('with a code for another sign-in is refused: PKCE binds it', async () => {
    const account = await newAccount();
    const [mine, theirs] = [new CookieJar(), new CookieJar()];
    const myBack = await answer(mine, await leave(mine), { account: account.id });
    const theirBack = await answer(theirs, await leave(theirs), { account: (await newAccount()).id });
    myBack.searchParams.set('code', theirBack.searchParams.get('code') ?? '');
    expect((await comeBack(mine, myBack)).location).toBe(failedWith('refused'));
  });

  it('with another nonce than we sent is refused', async () => {
    const jar = new CookieJar();
    const url = await leave(jar);
    url.searchParams.set('nonce', 'somebody-elses');
    const back = await comeBack(jar, await answer(jar, url, { account: (await newAccount()).id }));
    expect(back.location).toBe(failedWith('refused'));
    expect(await sessionOf(back.cookie)).toBeNull();
  });

  it('from another issuer is refused', async () => {
    const jar = new CookieJar();
    const back = await answer(jar, await leave(jar), { account: (await newAccount()).id });
    back.searchParams.set('iss', 'https://accounts.evil.example');
    expect((await comeBack(jar, back)).location).toBe(failedWith('refused'));
  });

  it.each(['temporarily_unavailable', 'server_error'])(
    'that carries the error %s says that Google is away',
    async (error) => {
      const jar = new CookieJar();
      const state = (await leave(jar)).searchParams.get('state');
      const back = await comeBack(
        jar,
        new URL(`${app.url}/api/auth/callback/google?error=${error}&error_description=Call+0900&state=${state}`),
      );
      expect(back.location).toBe(failedWith('unavailable'));
    },
  );
});

describe('Google being away', () => {
  it.each([
    ['answers with an error', { kind: 'status', status: 503 }],
    ['breaks the connection', { kind: 'reset' }],
    ['does not answer', { kind: 'delay', delayMs: 1_500 }],
  ] as const)('when its token endpoint %s, nobody waits or is signed in, and the next try works', async (_, fault) => {
    app.connectGoogle({ timeoutMilliseconds: 300 });
    const account = await newAccount();
    const jar = new CookieJar();
    const back = await answer(jar, await leave(jar), { account: account.id });
    await app.sandbox.failGoogle({ ...fault, path: '/google/token' });
    const failed = await comeBack(jar, back);
    expect(failed.location).toBe(failedWith('unavailable'));
    expect(await sessionOf(failed.cookie)).toBeNull();
    await app.sandbox.clearGoogleFaults();
    app.connectGoogle();
    expect((await signIn(account, { jar })).location).toBe('/auth/callback');
  });
});

describe('beginning a sign-in', () => {
  it('asks for one of our own pages only, and for a provider we know', async () => {
    for (const body of [{}, { provider: 'apple' }, { provider: 'google', callbackURL: 7 }]) {
      const refused = await fetch(`${app.url}/api/auth/sign-in/social`, {
        method: 'POST',
        headers: { origin: app.url, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(refused.status).toBe(422);
    }
  });

  it('takes no token, scope or parameter of the caller’s', async () => {
    const asked = await fetch(`${app.url}/api/auth/sign-in/social`, {
      method: 'POST',
      headers: { origin: app.url, 'content-type': 'application/json' },
      body: JSON.stringify({
        provider: 'google',
        idToken: { token: 'a.b.c' },
        scopes: ['drive'],
        additionalParams: { hd: 'evil' },
        loginHint: 'x',
      }),
    });
    const { searchParams } = new URL(((await asked.json()) as { url: string }).url);
    expect([searchParams.get('scope'), searchParams.get('hd'), searchParams.get('login_hint')]).toEqual([
      'openid email profile',
      null,
      null,
    ]);
  });

  it('from another site is refused', async () => {
    const jar = new CookieJar();
    const asked = await jar.fetch(`${app.url}/api/auth/sign-in/social`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'google' }),
    });
    expect(asked.status).toBe(403);
  });

  it('is limited per network', async () => {
    const jar = new CookieJar();
    let status = 200;
    for (let attempt = 0; attempt <= 100 && status === 200; attempt += 1) status = (await start(jar)).status;
    expect(status).toBe(429);
  });
});
