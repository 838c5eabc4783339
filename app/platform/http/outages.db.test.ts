import { Hono } from 'hono';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createApi } from '#app/api.server.ts';
import { startAuth } from '#app/boot/start-auth.server.ts';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { connectDatabase, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildSession, testSecret } from '#tests/factories/sessions.ts';
import { FaultyNetwork } from '#tests/support/faults/faulty-network.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { outages } from './outages.server.ts';
import { resetRateLimiters } from './requests/rate-limit.server.ts';

const origin = 'http://localhost:3000';
log.level = 'silent';
const { connection, db } = await createTestDatabase();
const client = await buildClient(db);
const session = await buildSession(db, client.id);
await db.destroy();

// The rooms on a network that has faults.
const network = await FaultyNetwork.before(connection);
connectDatabase({ ...connection, ...network.address });
useConfig(readConfig({ BASE_URL: origin }));
startAuth([testSecret]);
resetRateLimiters();
const site = new Hono().use(outages).route('/api', createApi(origin));
site.get(
  '/page',
  () => new Response('<h1>This door is stuck</h1>', { status: 500, headers: { 'content-type': 'text/html' } }),
);
afterAll(async () => {
  await disconnectDatabase();
  await network.close();
});
afterEach(() => network.mend());

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  site.request(`${origin}${path}`, { ...init, headers: { origin, ...headers } });

describe('while the database is away', () => {
  it.each([
    ['the session, by cookie', () => ask('/api/auth/get-session', session.cookie)],
    ['what needs a session', () => ask('/api/bookings', session.cookie)],
    ['what needs a session, by token', () => ask('/api/bookings', session.bearer)],
    ['what an administrator may', () => ask('/api/admin/clients', session.cookie)],
    ['signing out', () => ask('/api/auth/sign-out', session.cookie, { method: 'POST' })],
    [
      'signing in',
      () =>
        ask(
          '/api/auth/sign-in/email',
          { 'content-type': 'application/json' },
          { method: 'POST', body: JSON.stringify({ email: client.email, password: 'a password' }) },
        ),
    ],
    [
      'a link of a mail',
      () =>
        ask(
          '/api/auth/verify-email',
          { 'content-type': 'application/json' },
          { method: 'POST', body: JSON.stringify({ token: 'x'.repeat(43) }) },
        ),
    ],
    ['what is public', () => ask('/api/professionals?limit=3')],
  ])(
    '%s is answered with 503 and when to come back, never "signed out" or a failure of ours',
    async (_what, request) => {
      network.reset('refused');
      const answer = await request();
      expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
        503,
        '5',
        expect.objectContaining({
          code: 'unavailable',
          error: 'The service is briefly unavailable. Please try again.',
        }),
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
      network.mend();
      expect((await ask('/api/auth/get-session', session.cookie)).status).toBe(200);
    },
  );
});

it('a failure of ours while the database is there stays one', async () => {
  expect([(await ask('/page')).status, (await ask('/api/bookings')).status]).toEqual([500, 401]);
});
