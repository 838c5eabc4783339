import { expect, it } from 'vitest';
import { googleJourney } from '#tests/support/google-journey.ts';
import { codeOf } from '#tests/support/http/one-time-codes.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const app = await startRunningApp(await createTestDatabase());
const { signIn, newAccount } = googleJourney(app);

const post = (path: string, cookie: string, body: object) =>
  fetch(`${app.url}/api${path}`, {
    method: 'POST',
    headers: { cookie, origin: app.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const isSignedIn = async (cookie: string) =>
  (await fetch(`${app.url}/api/auth/get-user`, { headers: { cookie } })).status === 200;

it('somebody who came by Google sets it up without a password, and owes the code after Google from then on', async () => {
  const account = await newAccount();
  const { cookie } = await signIn(account);
  const { secret } = (await (await post('/account/two-factor', cookie, {})).json()) as { secret: string };
  expect((await post('/account/two-factor/confirm', cookie, { code: codeOf(secret) })).status).toBe(200);

  const again = await signIn(account, { callbackURL: '/auth/callback?return_to=%2Faccount' });
  expect(again.location).toBe('/login/code?return_to=%2Fauth%2Fcallback%3Freturn_to%3D%252Faccount');
  expect(await isSignedIn(again.cookie)).toBe(false);
  const verified = await post('/auth/two-factor/verify', again.cookie, { code: codeOf(secret, 1) });
  expect(verified.status).toBe(200);
  expect(
    await isSignedIn(
      verified.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    ),
  ).toBe(true);
});
