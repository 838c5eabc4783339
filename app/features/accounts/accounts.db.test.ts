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
