import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { accountJourney, newPerson } from '#tests/support/account-journey.ts';
import { cookiesOf, startTestApi, testOrigin } from '#tests/support/http/test-api.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { confirmationLink, follow, member } = accountJourney(api, pool);

const post = (path: string, body: unknown) => api.request('POST', path, { body });

async function errorOf(response: Response) {
  return (await response.json()) as {
    error: string;
    code: string;
    details: { fields?: Record<string, string>; reasons?: string[] };
  };
}

describe('sign-up', () => {
  it(
    'creates a client whose mailed link confirms, signs in and leads back',
    proves('API-103', 'GUARD-026', 'OPEN-06'),
    async () => {
      const details = newPerson({ email: 'Zoe@Example.com', callbackURL: '/booking?service=1' });
      const answer = await post('/auth/sign-up/email', details);
      expect(answer.status).toBe(201);
      expect(await answer.json()).toEqual({
        user: { id: expect.any(String), email: 'zoe@example.com' },
        session: null,
      });
      expect(cookiesOf(answer)).toBe('');
      const profile = await pool.query(
        `select type, role, first_name, phone, username from profiles where email = 'zoe@example.com'`,
      );
      expect(profile.rows).toEqual([
        {
          type: 'client',
          role: 'user',
          first_name: 'Maya',
          phone: '512 555 0100',
          username: expect.stringMatching(/^zoe-/),
        },
      ]);
      const confirmed = await follow(await confirmationLink('zoe@example.com'));
      expect(confirmed.status).toBe(200);
      expect(await confirmed.json()).toEqual({ return_to: '/booking?service=1' });
      const session = await api.request('GET', '/auth/get-session', { cookie: cookiesOf(confirmed) });
      expect(await session.json()).toMatchObject({ user: { email: 'zoe@example.com' }, profile: { type: 'client' } });
    },
  );

  it('refuses a weak password with its reasons', proves('ERR-064', 'ERR-065'), async () => {
    const answer = await post('/auth/sign-up/email', newPerson({ password: 'short' }));
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({
      error: 'Password must be at least 8 characters long.',
      code: 'weak_password',
      details: { reasons: ['length'], fields: { password: 'Password must be at least 8 characters long.' } },
    });
  });

  it('refuses a password that everybody uses', async () => {
    const answer = await post('/auth/sign-up/email', newPerson({ password: 'Password1' }));
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatchObject({
      code: 'common_password',
      details: { fields: { password: expect.stringContaining('choose another') } },
    });
  });

  it('says that an address is taken, whatever its case', proves('OPEN-62'), async () => {
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

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'leads nobody to %s',
    async (callbackURL) => {
      const details = newPerson({ callbackURL });
      await post('/auth/sign-up/email', details);
      const confirmed = await follow(await confirmationLink(details.email));
      expect(await confirmed.json()).toEqual({ return_to: '/dashboard' });
    },
  );

  it('takes no role, type or id from the caller', async () => {
    const { email } = await member({
      role: 'admin',
      type: 'professional',
      id: '00000000-0000-7000-8000-000000000000',
      emailVerified: true,
    });
    const { rows } = await pool.query('select role, type from profiles where email = $1', [email]);
    expect(rows).toEqual([{ role: 'user', type: 'client' }]);
  });

  it('of one address is limited, and says when to come back', proves('OPEN-62', 'OPEN-55'), async () => {
    const { email } = await member();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      statuses.push((await post('/auth/sign-up/email', newPerson({ email }))).status);
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
    const answer = await post('/auth/sign-up/email', newPerson({ email }));
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a confirmation link', () => {
  it('of a former version leads to /login, which mails another one', async () => {
    const link = await api.request('GET', '/auth/verify-email?token=nonsense&callbackURL=%2Fbooking');
    expect(link.status).toBe(302);
    expect(link.headers.get('location')).toBe('/login?error=confirmation_link&return_to=%2Fbooking');
    expect(cookiesOf(link)).toBe('');
    const elsewhere = await api.request('GET', '/auth/verify-email?callbackURL=https%3A%2F%2Fevil.example%2F');
    expect(elsewhere.headers.get('location')).toBe('/login?error=confirmation_link');
  });

  it('carries nothing but its secret, which the database does not know', async () => {
    const details = newPerson({ callbackURL: '/booking?service=1' });
    await post('/auth/sign-up/email', details);
    const { pathname, search, hash } = await confirmationLink(details.email);
    expect([pathname, search, hash]).toEqual([expect.stringMatching(/^\/confirm-email\/[\w-]{43}$/), '', '']);
    const { rows } = await pool.query('select * from email_confirmations');
    expect(JSON.stringify(rows)).not.toContain(pathname.split('/').at(-1));
  });

  it.each(['used', 'a day old', 'made up'])('that is %s signs nobody in', async (kind) => {
    const details = newPerson();
    await post('/auth/sign-up/email', details);
    const link = await confirmationLink(details.email);
    if (kind === 'used') await follow(link);
    if (kind === 'a day old')
      await pool.query(
        `update email_confirmations set expires_at = expires_at - interval '24 hours' where user_id = (select id from auth_user where email = $1)`,
        [details.email],
      );
    const answer = await follow(kind === 'made up' ? new URL(`${testOrigin}/confirm-email/${'a'.repeat(43)}`) : link);
    expect(answer.status).toBe(410);
    expect(await errorOf(answer)).toMatchObject({ code: 'dead_link' });
    expect(cookiesOf(answer)).toBe('');
    const { rows } = await pool.query(
      `select outcome, action, email from security_log left join auth_user on auth_user.id = account_id order by security_log.id desc limit 1`,
    );
    expect(rows).toEqual([
      { outcome: 'refused', action: 'account.email_confirmed', email: kind === 'a day old' ? details.email : null },
    ]);
  });

  it('lives for 24 hours', async () => {
    const details = newPerson();
    await post('/auth/sign-up/email', details);
    const { rows } = await pool.query(
      `select extract(epoch from expires_at - now()) / 3600 as hours from email_confirmations where user_id = (select id from auth_user where email = $1)`,
      [details.email],
    );
    expect(Number(rows[0]?.hours)).toBeCloseTo(24, 1);
  });
});
