import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { accountJourney, newPerson } from '#tests/support/account-journey.ts';
import { startTestApi, type TestRequest } from '#tests/support/http/test-api.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);

const post = (path: string, body?: unknown, request: TestRequest = {}) =>
  api.request('POST', path, { ...request, body });

describe('the own profile', () => {
  it('is created as a client once', proves('OPEN-64', 'API-009', 'AUTH-032 to AUTH-036'), async () => {
    const { cookie, email } = await member();
    await pool.query('delete from profiles where email = $1', [email]);
    const created = await post('/profiles', undefined, { cookie });
    expect(created.status).toBe(201);
    const { rows } = await pool.query(
      'select type, first_name, last_name, phone, username from profiles where email = $1',
      [email],
    );
    expect(rows).toEqual([
      {
        type: 'client',
        first_name: 'New',
        last_name: 'User',
        phone: '',
        username: expect.stringMatching(/^maya\w+-\w{5}$/),
      },
    ]);
    expect((await post('/profiles', undefined, { cookie })).status).toBe(409);
  });

  it('is answered to its owner, without what nobody asked for', proves('API-010', 'API-012', 'OPEN-58'), async () => {
    const { cookie, email } = await member();
    const answer = await api.request('GET', '/profiles/me', { cookie });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { rows } = await pool.query('select id from profiles where email = $1', [email]);
    const own = {
      id: rows[0].id,
      email,
      first_name: 'Maya',
      last_name: 'Brooks',
      role: 'user',
      type: 'client',
      profile_photo_url: null,
    };
    expect(await answer.json()).toEqual(own);
    const { profile_photo_url: _, ...reduced } = own;
    expect(await (await api.request('GET', '/profiles/me?columns=reduced', { cookie })).json()).toEqual(reduced);
    await pool.query('delete from profiles where email = $1', [email]);
    expect((await api.request('GET', '/profiles/me', { cookie })).status).toBe(404);
    expect((await api.request('GET', '/profiles/me')).status).toBe(401);
  });

  it('of empty type becomes a client and keeps its name', proves('OPEN-26'), async () => {
    const { cookie, email } = await member();
    await pool.query('update profiles set type = null where email = $1', [email]);
    expect((await post('/profiles', undefined, { cookie })).status).toBe(201);
    const { rows } = await pool.query('select type, first_name from profiles where email = $1', [email]);
    expect(rows).toEqual([{ type: 'client', first_name: 'Maya' }]);
  });

  it('changes names and phone and nothing else', proves('OPEN-19', 'API-013', 'API-017 to API-019'), async () => {
    const { cookie, email } = await member();
    const change = {
      first_name: 'Mia',
      last_name: 'Stone',
      phone: '512 555 0100',
      role: 'admin',
      type: 'professional',
      email: 'x@example.com',
    };
    expect((await api.request('PATCH', '/profiles/me', { cookie, body: change })).status).toBe(200);
    const { rows } = await pool.query(
      'select first_name, last_name, phone, role, type from profiles where email = $1',
      [email],
    );
    expect(rows).toEqual([
      { first_name: 'Mia', last_name: 'Stone', phone: '512 555 0100', role: 'user', type: 'client' },
    ]);
  });
});

it('sign-in with Google is not there where nobody has set it up', proves('OPEN-52'), async () => {
  const answer = await post('/auth/sign-in/social', { provider: 'google' });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'google_not_offered']);
});

describe('a request that another site makes', () => {
  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: 'http://localhost:3000.evil.example' }])(
    'is refused for %j',
    async (headers) => {
      const { cookie } = await member();
      const answer = await post('/auth/sign-out', undefined, { cookie, headers });
      expect(answer.status).toBe(403);
      expect(await (await api.request('GET', '/auth/get-session', { cookie })).json()).not.toBeNull();
    },
  );
});

describe('bad input never becomes a 500', () => {
  const endpoints = [
    ['POST', '/auth/sign-up/email'],
    ['POST', '/auth/sign-in/email'],
    ['PATCH', '/profiles/me'],
  ] as const;
  const bodies: [string, unknown][] = [
    ['broken JSON', '{"email": '],
    ['no JSON object', '"text"'],
    ['null', 'null'],
    ['a list', []],
    ['nothing', {}],
    ['NUL', { ...newPerson(), first_name: 'a\0b' }],
    ['NUL in the password', { ...newPerson(), password: 'correct\0horse' }],
    ['wrong types', { email: 1, password: true, first_name: {}, last_name: [], phone: 5, callbackURL: 7 }],
    [
      'over-long fields',
      {
        ...newPerson(),
        email: `${'a'.repeat(300)}@example.com`,
        password: 'x'.repeat(200),
        first_name: 'x'.repeat(5_000),
      },
    ],
    ['a huge body', { email: 'x'.repeat(200_000) }],
    ['a prototype', '{"__proto__": {"role": "admin"}, "constructor": 1}'],
  ];

  it.each(endpoints)('%s %s', async (method, path) => {
    const { cookie } = await member();
    for (const [name, body] of bodies) {
      const answer = await api.request(method, path, { body, cookie });
      expect(answer.status, name).toBeGreaterThanOrEqual(400);
      expect(answer.status, name).toBeLessThan(500);
      expect(await answer.json(), name).toMatchObject({
        error: expect.any(String),
        code: expect.any(String),
        details: { type: expect.any(String) },
      });
    }
  });

  it.each(['\0', 'x'.repeat(9_000), '🙂'])('a confirmation token of %.10s', async (token) => {
    const answer = await api.request('POST', '/auth/verify-email', { body: { token } });
    expect(answer.status).toBeLessThan(500);
  });
});
