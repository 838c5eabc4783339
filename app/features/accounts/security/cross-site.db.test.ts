import { describe, expect, it } from 'vitest';
import { createApi } from '#app/api.server.ts';
import { accessOfRoutes } from '#app/platform/access/access-rule.server.ts';
import { accountJourney, newPerson } from '#tests/support/account-journey.ts';
import { cookiesOf, startTestApi, testOrigin, type TestRequest } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { confirmationLink, follow, member } = accountJourney(api, pool);

const endpoints = accessOfRoutes(createApi(testOrigin).routes).map(({ endpoint }) => endpoint);
const changing = endpoints.filter((endpoint) => /^(POST|PUT|PATCH|DELETE) \/(auth|profiles|account)\b/.test(endpoint));

/** What another site's page can have a browser send, with the visitor's cookies. */
const elsewhere: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'https://localhost:3000' },
  { origin: 'http://localhost:3001' },
  { origin: '', 'sec-fetch-site': 'cross-site' },
  { origin: '', 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'content-type': 'text/plain' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
];

it('every endpoint of accounts is asked below', () => {
  expect(changing).toEqual(
    expect.arrayContaining([
      'POST /auth/sign-in/email',
      'POST /auth/reset-password',
      'POST /auth/sign-out',
      'PATCH /profiles/me',
    ]),
  );
});

it.each(changing)('%s is refused to other sites, and changes nothing', async (endpoint) => {
  const { cookie } = await visitor;
  const [method = '', path = ''] = endpoint.split(' ');
  const before = await everything();
  for (const { origin, ...headers } of elsewhere) {
    const body = { email: 'victim@example.com', password: 'correct horse', first_name: 'A', last_name: 'B', phone: '' };
    const request: TestRequest = {
      cookie,
      headers: { ...headers, ...(origin ? { origin } : {}) },
      body: JSON.stringify(body),
    };
    const answer = origin ? await api.request(method, path, request) : await withoutOrigin(method, path, request);
    expect([answer.status, JSON.parse(await answer.text())], JSON.stringify({ origin, ...headers })).toMatchObject([
      403,
      { code: 'wrong_origin' },
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(await everything()).toEqual(before);
});

const visitor = member();

/**
 * A form or an image of another page carries no Origin in some browsers; they say where it came from in another way.
 */
async function withoutOrigin(
  method: string,
  path: string,
  { cookie = '', headers = {}, body }: TestRequest,
): Promise<Response> {
  return createApi(testOrigin).request(`${testOrigin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: String(body),
  });
}

async function everything() {
  const { rows } = await pool.query(`select (select json_agg(u order by id) from auth_user u) as users,
    (select json_agg(a order by id) from auth_account a) as accounts, (select json_agg(id order by id) from auth_session) as sessions,
    (select count(*) from pgboss.job) as jobs`);
  return rows[0];
}

describe('a session that somebody else has prepared', () => {
  const signIn = (person: { email: string; password: string }, cookie: string) =>
    api.request('POST', '/auth/sign-in/email', { body: { email: person.email, password: person.password }, cookie });
  const userOf = async (cookie: string) =>
    ((await (await api.request('GET', '/auth/get-session', { cookie })).json()) as { user: { email: string } } | null)
      ?.user.email;

  it.each([
    ['made up', 'doorstep.session_token=fixed'],
    ['made up and signed by nobody', `doorstep.session_token=${'a'.repeat(32)}.${'A'.repeat(43)}%3D`],
    ['given twice', 'doorstep.session_token=fixed; doorstep.session_token=fixed2'],
  ])('%s is not taken over by signing in', async (_, planted) => {
    const person = await member();
    const answer = await signIn(person, planted);
    expect(answer.status).toBe(200);
    expect(cookiesOf(answer)).toMatch(/doorstep\.session_token=(?!fixed|a{32})/);
    expect(await userOf(planted)).toBeUndefined();
    expect(await userOf(cookiesOf(answer))).toBe(person.email);
  });

  it('of the attacker’s own account never becomes the victim’s: it ends', async () => {
    const [attacker, victim] = [await member(), await member()];
    const answer = await signIn(victim, attacker.cookie);
    expect(await userOf(attacker.cookie)).toBeUndefined();
    expect(await userOf(cookiesOf(answer))).toBe(victim.email);
  });

  it('is not taken over by a confirmation link', async () => {
    const attacker = await member();
    const victim = newPerson();
    await api.request('POST', '/auth/sign-up/email', { body: victim, cookie: attacker.cookie });
    const confirmed = await follow(await confirmationLink(victim.email), attacker.cookie);
    expect(await userOf(attacker.cookie)).toBeUndefined();
    expect(await userOf(cookiesOf(confirmed))).toBe(victim.email);
  });

  it('each sign-in has a token of its own', async () => {
    const person = await member();
    const tokens = new Set(
      [await signIn(person, ''), await signIn(person, '')].map(
        (answer) => /session_token=([^;.]+)/.exec(cookiesOf(answer))?.[1],
      ),
    );
    expect(tokens.size).toBe(2);
    expect([...tokens].every((token) => (token?.length ?? 0) >= 32)).toBe(true);
  });

  it('a used confirmation link signs nobody in', async () => {
    const person = newPerson();
    await api.request('POST', '/auth/sign-up/email', { body: person });
    const link = await confirmationLink(person.email);
    await follow(link);
    expect(cookiesOf(await follow(link))).toBe('');
  });
});
