import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { accountJourney, newPerson } from '#tests/support/account-journey.ts';
import { cookiesOf, startTestApi, type TestRequest } from '#tests/support/http/test-api.ts';
import { hasSessionHint } from './session-hint.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);

const post = (path: string, body?: unknown, request: TestRequest = {}) =>
  api.request('POST', path, { ...request, body });

async function errorOf(response: Response) {
  return (await response.json()) as {
    error: string;
    code: string;
    details: { fields?: Record<string, string>; reasons?: string[] };
  };
}

describe('sign-in', () => {
  it('answers a cookie and a bearer token, which both work', proves('API-105'), async () => {
    const { email, password } = await member();
    const answer = await post('/auth/sign-in/email', { email: email.toUpperCase(), password });
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    const byCookie = await api.request('GET', '/auth/get-user', { cookie: cookiesOf(answer) });
    const byToken = await api.request('GET', '/auth/get-user', { headers: { authorization: `Bearer ${token}` } });
    for (const asked of [byCookie, byToken]) expect(await asked.json()).toMatchObject({ user: { email } });
  });

  it('keeps the session from scripts and hints at it', proves('OPEN-61'), async () => {
    const { email, password } = await member();
    const answer = await post('/auth/sign-in/email', { email, password });
    const [session, hint] = ['session_token', 'signed_in'].map((name) =>
      answer.headers.getSetCookie().find((cookie) => cookie.includes(name)),
    );
    expect(session).toMatch(/HttpOnly/i);
    expect(session).toMatch(/SameSite=Lax/i);
    expect(session).toMatch(/Max-Age=2592000/i);
    expect(hint).not.toMatch(/HttpOnly/i);
    expect(hint).toMatch(/Max-Age=2592000/i);
  });

  it('is refused alike for a wrong password and an unknown address', proves('ERR-063', 'OPEN-62'), async () => {
    const { email } = await member();
    const wrong = await post('/auth/sign-in/email', { email, password: 'wrong horse' });
    const unknown = await post('/auth/sign-in/email', { email: 'nobody@example.com', password: 'wrong horse' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const texts = await Promise.all([wrong.text(), unknown.text()]);
    expect(texts[0]).toBe(texts[1]);
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({
      error: 'Invalid login credentials',
      code: 'invalid_credentials',
    });
  });

  it('before the address is confirmed is refused, and mails a new link', proves('ERR-003'), async () => {
    const details = newPerson();
    await post('/auth/sign-up/email', details);
    const answer = await post('/auth/sign-in/email', details);
    expect(answer.status).toBe(403);
    expect(await errorOf(answer)).toMatchObject({ error: 'Email not confirmed', code: 'email_not_confirmed' });
    const { rows } = await pool.query(`select count(*)::int as n from pgboss.job where data->>'email' = $1`, [
      details.email,
    ]);
    expect(rows).toEqual([{ n: 2 }]);
  });

  it('with the wrong password does not tell that an address waits for its confirmation', async () => {
    const details = newPerson();
    await post('/auth/sign-up/email', details);
    expect((await errorOf(await post('/auth/sign-in/email', { ...details, password: 'wrong horse' }))).code).toBe(
      'invalid_credentials',
    );
  });

  for (const [proof, credentials, text] of [
    [proves('ERR-004'), { email: 'nonsense', password: 'x' }, 'Invalid email'],
    [proves('AUTH-014'), { password: 'x' }, 'Invalid email'],
    [proves('AUTH-014'), { email: 'a@example.com' }, 'Please enter your password'],
    [proves('AUTH-014'), { email: 'a@example.com', password: '' }, 'Please enter your password'],
    [proves('AUTH-014'), { email: ['a@example.com'], password: { $ne: '' } }, 'Invalid email'],
  ] as const)
    it(`refuses ${JSON.stringify(credentials)}: ${text}`, proof, async () => {
      const answer = await post('/auth/sign-in/email', credentials);
      expect(answer.status).toBe(422);
      expect((await errorOf(answer)).error).toBe(text);
    });

  it('that failed ten times waits, also with the right password', proves('OPEN-55'), async () => {
    const { email, password } = await member();
    for (let attempt = 0; attempt < 11; attempt += 1)
      await post('/auth/sign-in/email', { email, password: 'wrong horse' });
    const answer = await post('/auth/sign-in/email', { email, password });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the session', () => {
  it('is null for a stranger, who sets no cookie', proves('API-110'), async () => {
    const answer = await api.request('GET', '/auth/get-session');
    expect(await answer.json()).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('tells user, profile and expiry, and no token', proves('API-110', 'API-111'), async () => {
    const { cookie, email } = await member();
    const session = await api.request('GET', '/auth/get-session', { cookie });
    const body = await session.json();
    expect(body).toEqual({
      user: { id: expect.any(String), email },
      profile: {
        first_name: 'Maya',
        last_name: 'Brooks',
        phone: '512 555 0100',
        picture: null,
        type: 'client',
        role: 'user',
      },
      expires_at: expect.any(String),
    });
    const user = await api.request('GET', '/auth/get-user', { cookie });
    expect(await user.json()).toEqual(body);
  });

  it('carries the own picture in a small size, for its owner only and for no cache', async () => {
    const { cookie, email } = await member();
    await pool.query(`update profiles set profile_photo_url = $1 where email = $2`, [
      '/api/storage/profiles/7c9e6679/photo.webp',
      email,
    ]);
    const answer = await api.request('GET', '/auth/get-session', { cookie });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      profile: { picture: '/api/storage/profiles/7c9e6679/photo.webp?width=320' },
    });
    const other = await api.request('GET', '/auth/get-session', { cookie: (await member()).cookie });
    expect(await other.json()).toMatchObject({ profile: { picture: null } });
  });

  it('that nears its end is extended when it is asked for', proves('RT-002'), async () => {
    const { cookie, email } = await member();
    await pool.query(
      `update auth_session set expires_at = now() + interval '80 seconds' where user_id = (select id from auth_user where email = $1)`,
      [email],
    );
    const answer = await api.request('GET', '/auth/get-session', { cookie });
    const { expires_at } = (await answer.json()) as { expires_at: string };
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(29 * 24 * 3600 * 1000);
    expect(hasSessionHint(cookiesOf(answer))).toBe(true);
  });

  it('ends with sign-out, for the cookie and the token at once', proves('API-109'), async () => {
    const { email, password } = await member();
    const signedIn = await post('/auth/sign-in/email', { email, password });
    const cookie = cookiesOf(signedIn);
    const { token } = (await signedIn.json()) as { token: string };
    const signedOut = await post('/auth/sign-out', undefined, { cookie });
    expect(signedOut.status).toBe(200);
    expect(cookiesOf(signedOut)).toBe('');
    expect(await (await api.request('GET', '/auth/get-session', { cookie })).json()).toBeNull();
    expect((await api.request('GET', '/auth/get-user', { headers: { authorization: `Bearer ${token}` } })).status).toBe(
      401,
    );
  });

  it('signing out without a session is no error', proves('API-109'), async () => {
    expect((await post('/auth/sign-out')).status).toBe(200);
  });

  it('that was revoked loses its hint', async () => {
    const { cookie, email } = await member();
    await pool.query('delete from auth_session where user_id = (select id from auth_user where email = $1)', [email]);
    const answer = await api.request('GET', '/auth/get-session', { cookie });
    expect(await answer.json()).toBeNull();
    expect(answer.headers.getSetCookie().join()).toMatch(/doorstep\.signed_in=;/);
  });

  it.each(['not-a-token', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'x'.repeat(5_000)])(
    'refuses the token %.20s',
    proves('ERR-066'),
    async (token) => {
      const answer = await api.request('GET', '/auth/get-user', { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(401);
      expect(await errorOf(answer)).toMatchObject({ error: 'Invalid JWT', code: 'invalid_token' });
    },
  );

  it('that is missing is told apart', proves('ERR-062'), async () => {
    const answer = await api.request('GET', '/auth/get-user');
    expect(answer.status).toBe(401);
    expect((await errorOf(answer)).error).toBe('Auth session missing!');
  });
});
