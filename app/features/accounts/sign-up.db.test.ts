import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { accountJourney, newPerson } from '#tests/support/account-journey.ts';
import { cookiesOf, startTestApi, testOrigin } from '#tests/support/test-api.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { confirmationLink, follow, member } = accountJourney(api, pool);

const post = (path: string, body: unknown) => api.request('POST', path, { body });

async function errorOf(response: Response) {
  return (await response.json()) as { error: string; code: string; details: { fields?: Record<string, string>; reasons?: string[] } };
}

describe('sign-up', () => {
  it('API-103 GUARD-026 OPEN-06 creates a client whose mailed link confirms, signs in and leads back', async () => {
    const details = newPerson({ email: 'Zoe@Example.com', callbackURL: '/booking?service=1' });
    const answer = await post('/auth/sign-up/email', details);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ user: { id: expect.any(String), email: 'zoe@example.com' }, session: null });
    expect(cookiesOf(answer)).toBe('');
    const profile = await pool.query(`select type, role, first_name, phone, username from profiles where email = 'zoe@example.com'`);
    expect(profile.rows).toEqual([{ type: 'client', role: 'user', first_name: 'Maya', phone: '512 555 0100', username: expect.stringMatching(/^zoe-/) }]);
    const confirmed = await follow(await confirmationLink('zoe@example.com'));
    expect(confirmed.status).toBe(302);
    expect(confirmed.headers.get('location')).toBe(`${testOrigin}/booking?service=1`);
    const session = await api.request('GET', '/auth/get-session', { cookie: cookiesOf(confirmed) });
    expect(await session.json()).toMatchObject({ user: { email: 'zoe@example.com' }, profile: { type: 'client' } });
  });

  it('ERR-064 ERR-065 refuses a weak password with its reasons', async () => {
    const answer = await post('/auth/sign-up/email', newPerson({ password: 'short' }));
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({
      error: 'Password must be at least 8 characters long.',
      code: 'weak_password',
      details: { reasons: ['length'], fields: { password: 'Password must be at least 8 characters long.' } },
    });
  });

  it('OPEN-62 says that an address is taken, whatever its case', async () => {
    const { email } = await member();
    const answer = await post('/auth/sign-up/email', newPerson({ email: email.toUpperCase() }));
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({ error: 'User already registered', code: 'user_already_registered' });
  });

  it('of one address at the same moment makes one account', async () => {
    const details = newPerson();
    const answers = await Promise.all(Array.from({ length: 4 }, () => post('/auth/sign-up/email', details)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    const { rows } = await pool.query('select count(*)::int as n from auth_user where email = $1', [details.email]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])('leads nobody to %s', async (callbackURL) => {
    const details = newPerson({ callbackURL });
    await post('/auth/sign-up/email', details);
    const confirmed = await follow(await confirmationLink(details.email));
    expect(confirmed.headers.get('location')).toBe(`${testOrigin}/dashboard`);
  });

  it('takes no role, type or id from the caller', async () => {
    const { email } = await member({ role: 'admin', type: 'professional', id: '00000000-0000-7000-8000-000000000000', emailVerified: true });
    const { rows } = await pool.query('select role, type from profiles where email = $1', [email]);
    expect(rows).toEqual([{ role: 'user', type: 'client' }]);
  });

  it('OPEN-62 OPEN-55 of one address is limited, and says when to come back', async () => {
    const { email } = await member();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await post('/auth/sign-up/email', newPerson({ email }))).status);
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
    const answer = await post('/auth/sign-up/email', newPerson({ email }));
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a confirmation link', () => {
  it('that is not valid leads to /login, which says so', async () => {
    const link = await api.request('GET', '/auth/verify-email?token=nonsense&callbackURL=%2Fbooking');
    expect(link.status).toBe(302);
    expect(link.headers.get('location')).toBe('/login?error=confirmation_link&return_to=%2Fbooking');
    expect(cookiesOf(link)).toBe('');
  });

  it('leads to no other site', async () => {
    const details = newPerson();
    await post('/auth/sign-up/email', details);
    const link = await confirmationLink(details.email);
    link.searchParams.set('callbackURL', 'https://evil.example/');
    const answer = await follow(link);
    expect(answer.headers.get('location')).toBe(`${testOrigin}/dashboard`);
  });

  it('without a token leads to /login', async () => {
    const link = await api.request('GET', '/auth/verify-email');
    expect(link.headers.get('location')).toBe('/login?error=confirmation_link');
  });
});
