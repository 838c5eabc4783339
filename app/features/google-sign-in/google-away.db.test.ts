import { describe, expect, it } from 'vitest';
import { CookieJar } from '#tests/support/http/cookie-jar.ts';
import { googleJourney } from '#tests/support/google-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { testSecret } from '#tests/factories/sessions.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { startAuth } from '#app/boot/start-auth.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const app = await startRunningApp(testDatabase);
const { start, leave, signIn, newAccount } = googleJourney(app);

describe('a Google that is away while Doorstep starts', () => {
  it.each([
    ['answers with an error', { kind: 'status', status: 500 }],
    ['breaks the connection', { kind: 'reset' }],
    ['does not answer', { kind: 'delay', delayMs: 1_000 }],
  ] as const)(
    '%s: it is said at once, everything else works, and the next try finds it',
    proves('ERR-013'),
    async (_, fault) => {
      startAuth([testSecret]);
      app.connectGoogle({ timeoutMilliseconds: 250 });
      await app.sandbox.failGoogle({ ...fault, path: '/google/.well-known', count: 1 });
      const refused = await start(new CookieJar());
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({
        error: 'Unable to connect to Google. Please try again.',
        code: 'google_unavailable',
      });
      const session = await fetch(`${app.url}/api/auth/get-session`, {
        headers: { cookie: 'doorstep.session_token=x' },
      });
      expect([session.status, await session.json()]).toEqual([200, null]);
      await app.sandbox.clearGoogleFaults();
      app.connectGoogle();
      expect((await leave(new CookieJar())).pathname).toBe('/google/auth');
    },
  );

  it('signs nobody in whose ID token it could not be asked about', async () => {
    startAuth([testSecret]);
    app.connectGoogle();
    const account = await newAccount();
    await leave(new CookieJar());
    await app.sandbox.failGoogle({ kind: 'status', status: 500, path: '/google/jwks', count: 5 });
    expect((await signIn(account)).location).toBe('/auth/callback?error=refused');
    await app.sandbox.clearGoogleFaults();
    expect((await signIn(account)).location).toBe('/auth/callback');
  });
});
