import { afterAll, describe, expect, test } from 'vitest';
import { SandboxFixture } from '../sandbox-fixture.ts';

const back = 'http://localhost:3000/api/auth/callback/google';
const fixture = await SandboxFixture.start({
  google: {
    redirectUris: [back],
    accounts: [{ name: 'Demo client', email: 'client@doorstep.test', emailVerified: true }],
  },
});
afterAll(() => fixture.stop());

type Discovery = {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
  code_challenge_methods_supported: string[];
};
const discovery = async () => (await (await fetch(fixture.sandbox.google.discoveryUrl)).json()) as Discovery;
const keyIds = async () =>
  ((await (await fetch((await discovery()).jwks_uri)).json()) as { keys: { kid: string; d?: string }[] }).keys;

/** An authorization request as a client of the provider makes it. */
async function authorize(changes: Record<string, string> = {}) {
  const url = new URL((await discovery()).authorization_endpoint);
  const request = {
    client_id: fixture.sandbox.google.clientId,
    redirect_uri: back,
    response_type: 'code',
    scope: 'openid email profile',
    state: 's',
    nonce: 'n',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...changes,
  };
  for (const [name, value] of Object.entries(request)) if (value) url.searchParams.set(name, value);
  return fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });
}

test('is an OpenID provider below its own issuer, with PKCE', async () => {
  const document = await discovery();
  expect(document).toMatchObject({
    issuer: `${fixture.sandbox.url}/google`,
    code_challenge_methods_supported: ['S256'],
  });
  expect(document.token_endpoint).toBe(`${fixture.sandbox.url}/google/token`);
});

test('publishes its key, not the secret of it, and keeps both over a restart with the accounts that were added', async () => {
  const before = await keyIds();
  expect(before).toEqual([expect.not.objectContaining({ d: expect.anything() })]);
  const { id } = await fixture.control<{ id: string }>('/google/accounts', { name: 'Kept', email: 'kept@gmail.test' });
  await fixture.restart();
  expect(await keyIds()).toEqual(before);
  const { items } = await fixture.control<{ items: { id: string; email: string }[] }>('/google/accounts', {}, 'GET');
  expect(items.find(({ email }) => email === 'kept@gmail.test')?.id).toBe(id);
});

describe('a request', () => {
  test('leads to the choice of an account', async () => {
    const asked = await authorize({ prompt: 'select_account' });
    expect(asked.status).toBe(303);
    expect(new URL(asked.headers.get('location') ?? '', fixture.sandbox.url).pathname).toMatch(
      /^\/google\/interaction\/[\w-]+$/,
    );
  });

  test.each([
    ['to somebody else’s address', { redirect_uri: 'https://evil.example/' }],
    ['of a stranger', { client_id: 'stranger' }],
  ])('%s is not sent on', async (_, changes) => {
    const refused = await authorize(changes);
    expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
    expect(await refused.text()).toContain('Sign-in failed');
  });

  test('without PKCE is sent back refused', async () => {
    const refused = await authorize({ code_challenge: '', code_challenge_method: '' });
    const url = new URL(refused.headers.get('location') ?? '');
    expect([`${url.origin}${url.pathname}`, url.searchParams.get('error')]).toEqual([back, 'invalid_request']);
  });
});

test('the page of a sign-in that is over, or was never begun, says so', async () => {
  const page = await fetch(`${fixture.sandbox.url}/google/interaction/nothing`);
  expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('This sign-in is over')]);
});

test('/sandbox/google lists the accounts, adds one and removes it; what is wrong stays in the form', async () => {
  const address = `${fixture.sandbox.url}/sandbox/google`;
  expect(await (await fetch(address)).text()).toContain('client@doorstep.test');
  const wrong = await fixture.submit(address, { name: '<b>Eve</b>', email: 'eve' });
  expect(await wrong.text()).toMatch(/value="&lt;b&gt;Eve&lt;\/b&gt;"[\s\S]*Enter a valid email address\./);
  expect((await fixture.submit(address, { name: 'Eve', email: 'eve@gmail.test' })).status).toBe(303);
  const twice = await fixture.submit(address, { name: 'Eve', email: 'EVE@gmail.test' });
  expect(await twice.text()).toContain('There is an account with this address already.');
  const { items } = await fixture.control<{ items: { id: string; email: string; emailVerified: boolean }[] }>(
    '/google/accounts',
    {},
    'GET',
  );
  const eve = items.find(({ email }) => email === 'eve@gmail.test');
  expect(eve?.emailVerified).toBe(false);
  await fixture.submit(address, { remove: eve?.id ?? '' });
  expect(await (await fetch(address)).text()).not.toContain('eve@gmail.test');
});
