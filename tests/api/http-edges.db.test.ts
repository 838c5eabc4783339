import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createApi } from '#app/api.server.ts';
import { accessOfRoutes } from '#app/platform/access/access-rule.server.ts';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { resetRateLimiters } from '#app/platform/http/requests/rate-limit.server.ts';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const app = await startRunningApp(testDatabase);
const { port } = new URL(app.url);

/** Asks for a path exactly as it is written; fetch would put it right first. */
function ask(
  path: string,
  host = `127.0.0.1:${port}`,
): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    })
      .on('error', reject)
      .end();
  });
}

describe('an answer of the API', () => {
  const reading = accessOfRoutes(createApi(app.url).routes).filter(({ endpoint }) => endpoint.startsWith('GET '));
  /** The routes that say themselves how long they hold, whoever asks. */
  const kept = ['GET /places', 'GET /postal-codes/:zip', 'GET /service-area-map', 'GET /suggestions'];

  it.each(reading.map(({ endpoint }) => endpoint))('is kept by nobody: %s', async (endpoint) => {
    const path = endpoint.slice(4).replaceAll(/:(\w+)(\{[^}]*\})?/g, '01998a00-0000-7000-8000-000000000001');
    const answer = await fetch(`${app.url}/api${path}?search=aus&place=78701&radius=20`, { redirect: 'manual' });
    await answer.arrayBuffer();
    expect(answer.headers.get('cache-control')).toMatch(kept.includes(endpoint) ? /max-age/ : /no-store|no-cache/);
  });

  it.each(['/api', '/api/nothing-here', '/api/openapi.json', '/api/docs', '/api/auth/get-session'])(
    'nor is %s',
    async (path) => {
      const answer = await fetch(app.url + path, { redirect: 'manual' });
      await answer.arrayBuffer();
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('a path that is another site’s address to a browser', () => {
  const paths = [
    '//evil.example/',
    '//evil.example/%2e%2e',
    '///evil.example',
    '/\\evil.example/',
    '//evil.example/services?a=1',
    '/%00/evil.example/',
  ];

  it.each(paths.flatMap((path) => [[path, `127.0.0.1:${port}`] as const, [path, `localhost:${port}`] as const]))(
    'leads nowhere: %s on %s',
    async (path, host) => {
      const { status, location } = await ask(path, host);
      if (path.includes('%00'))
        return expect([status, new URL(location ?? '', app.url).host]).toEqual([307, new URL(app.url).host]);
      // Node's adapter refuses a backslash itself.
      expect([path.includes('\\') ? 400 : 404, undefined]).toEqual([status, location]);
    },
  );
});

describe('what people are called', () => {
  const save = async (details: Record<string, string>) => {
    const { id } = await buildProfile(testDatabase.db);
    const { bearer } = await buildSession(testDatabase.db, id);
    const sent = { first_name: 'Ana', last_name: 'Reyes', phone: '(512) 555-0100', ...details };
    const answer = await fetch(`${app.url}/api/profiles/me`, {
      method: 'PATCH',
      headers: { ...bearer, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    return { status: answer.status, body: (await answer.json()) as { details?: { fields?: Record<string, string> } } };
  };

  it.each([
    { first_name: 'محمد' },
    { first_name: 'יוסף' },
    { phone: '' },
    { phone: '+44 20 7946 0958' },
    { phone: '512.555.0100 ext. 5' },
  ])('is taken: %j', async (details) => {
    expect((await save(details)).status).toBe(200);
  });

  it.each([
    { first_name: 'Ana\u202eanA' },
    { last_name: 'Re\u200byes' },
    { last_name: 'Reyes\nBcc: a@b.c' },
    // Enough digits, but no number: too long for its country.
    { phone: '+1 512 555 0100 99' },
    { phone: '1' },
    { phone: 'call me' },
    { phone: '(512) 555-0100\u202e' },
  ])('is refused beside its field: %j', async (details) => {
    const { status, body } = await save(details);
    expect([status, Object.keys(body.details?.fields ?? {})]).toEqual([422, Object.keys(details)]);
  });
});

describe('searching', () => {
  it('is limited for one network, with the time to wait', async () => {
    useConfig(readConfig({ BASE_URL: app.url, SEARCHES_PER_MINUTE: '3' }));
    resetRateLimiters();
    const addresses = [
      '/api/professionals?search=hair',
      '/api/places?search=aus',
      '/api/professionals?cursor=x&limit=1',
      '/api/professionals',
    ];
    const answers = [];
    for (const address of addresses) answers.push(await fetch(app.url + address));
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.slice(0, -1).map(({ status }) => status)).not.toContain(429);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answers.at(-1)?.json()).toMatchObject({ code: 'too_many_requests' });
  });
});
