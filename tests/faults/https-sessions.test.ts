import { expect, onTestFinished, test } from 'vitest';
import { trialProduction } from '#tests/factories/environment.ts';
import { accountJourney } from '#tests/support/account-journey.ts';
import { BuiltServer, freePort, provideBuild } from '#tests/support/faults/built-server.ts';
import { CookieJar } from '#tests/support/http/cookie-jar.ts';
import type { TestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { hasOpenssl, startTlsProxy } from '#tests/support/faults/tls-proxy.ts';

const { pool, connectionString } = await createTestDatabase();
const network = '203.0.113.7';

test.skipIf(!hasOpenssl)(
  'behind a proxy that ends TLS a session is kept by a cookie that only this host can set, until it is signed out',
  async () => {
    const site = await startProduction();
    const { member } = accountJourney(clientOf(site), pool);
    const { email, password } = await member();
    const browser = new CookieJar();
    const send = (method: string, path: string, body?: unknown) =>
      browser.fetch(`${site}/api${path}`, {
        method,
        headers: { origin: site, 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });

    const signedIn = await send('POST', '/auth/sign-in/email', { email, password });
    expect(signedIn.status).toBe(200);
    const session = cookieLine(signedIn, '__Host-doorstep.session_token');
    expect(session.attributes).toEqual(expect.arrayContaining(['httponly', 'path=/', 'samesite=lax', 'secure']));
    expect(cookieLine(signedIn, 'doorstep.signed_in').attributes).toEqual(
      expect.arrayContaining(['path=/', 'samesite=lax', 'secure']),
    );
    for (const line of signedIn.headers.getSetCookie()) expect(line).toMatch(/; Secure/i);
    for (const line of signedIn.headers.getSetCookie()) expect(line).not.toMatch(/; *Domain/i);
    expect(signedIn.headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);

    for (let visit = 0; visit < 3; visit += 1) expect((await send('GET', '/auth/get-user')).status).toBe(200);
    const pages = await Promise.all([
      browser.fetch(`${site}/dashboard/client`),
      fetch(`${site}/dashboard/client`, { redirect: 'manual' }),
    ]);
    expect(pages.map(({ status }) => status)).toEqual([200, 302]);
    // The address that the proxy saw, whatever the client says of itself.
    const { rows } = await pool.query<{ ip_address: string }>(
      'select ip_address from auth_session order by created_at desc limit 1',
    );
    expect(rows).toEqual([{ ip_address: network }]);

    const userWith = async (cookie: string) =>
      (await fetch(`${site}/api/auth/get-user`, { headers: { cookie } })).status;
    expect(await userWith(`__Host-doorstep.session_token=${session.value}`)).toBe(200);
    const others = [
      'doorstep.session_token',
      'session_token',
      '__Host-session_token',
      '__host-doorstep.session_token',
      'better-auth.session_token',
      '__Secure-better-auth.session_token',
    ];
    expect(await Promise.all(others.map((name) => userWith(`${name}=${session.value}`)))).toEqual(
      others.map(() => 401),
    );

    const signedOut = await send('POST', '/auth/sign-out');
    expect([signedOut.status, signedOut.headers.get('clear-site-data')]).toEqual([200, '"cache"']);
    expect(cookieLine(signedOut, '__Host-doorstep.session_token')).toMatchObject({
      value: '',
      attributes: expect.arrayContaining(['max-age=0', 'path=/', 'secure']) as unknown,
    });
    expect(browser.sentTo(new URL(site))).not.toContain('session_token');
    expect(await userWith(`__Host-doorstep.session_token=${session.value}`)).toBe(401);
  },
);

/** The product as an operator runs it, behind a proxy. @returns its address */
async function startProduction(): Promise<string> {
  const port = await freePort();
  const site = `https://localhost:${port}`;
  const server = await BuiltServer.create(await provideBuild(), {
    ...trialProduction,
    EMBEDDED_DATABASE: '',
    HOST: '127.0.0.1',
    BASE_URL: site,
    TRUSTED_PROXIES: '1',
    DATABASE_URL: connectionString,
  });
  onTestFinished(() => server.kill('server'));
  await server.start();
  await startTlsProxy({ port, upstream: server.url, client: network });
  return site;
}

/** Calls the API over https. */
function clientOf(site: string): TestApi {
  return {
    request: (method, path, { body, cookie } = {}) => {
      const headers = { origin: site, 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
      return fetch(`${site}/api${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
  };
}

function cookieLine(answer: Response, name: string): { value: string; attributes: string[] } {
  const line =
    answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? expect.unreachable(`no ${name}`);
  const [pair = '', ...attributes] = line.split(/; */);
  return { value: pair.slice(name.length + 1), attributes: attributes.map((attribute) => attribute.toLowerCase()) };
}
