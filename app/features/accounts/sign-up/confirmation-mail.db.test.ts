import { describe, expect, it } from 'vitest';
import { accountJourney, newPerson } from '#tests/support/account-journey.ts';
import { cookiesOf, startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { queueConfirmationMail } from './commands/request-confirmation-mail.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { confirmationLink, follow, member } = accountJourney(api, pool);

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.request('POST', path, { body, headers });
const askAgain = (email: string, callbackURL?: string) =>
  post('/auth/send-verification-email', { email, ...(callbackURL ? { callbackURL } : {}) });

/** Works the requests that wait, as the job queue does. */
async function workRequests(email: string): Promise<void> {
  const { rows } = await pool.query<{ data: { email: string; returnTo: string } }>(
    `delete from pgboss.job where name = 'account.confirmation-request' and data->>'email' = $1 returning data`,
    [email],
  );
  for (const { data } of rows) await queueConfirmationMail(data);
}

async function mailsTo(email: string): Promise<number> {
  const { rowCount } = await pool.query(
    `select 1 from pgboss.job where name = 'account.confirmation-mail' and data->>'email' = $1`,
    [email],
  );
  return rowCount ?? 0;
}

async function unconfirmed() {
  const details = newPerson();
  await post('/auth/sign-up/email', details);
  return details;
}

describe('a confirmation mail that is asked for again', () => {
  it('goes to who waits for it; its link confirms, signs in and leads back', async () => {
    const { email } = await unconfirmed();
    expect((await askAgain(email.toUpperCase(), '/booking?service=1')).status).toBe(200);
    await workRequests(email);
    expect(await mailsTo(email)).toBe(2);
    const confirmed = await follow(await confirmationLink(email));
    expect(await confirmed.json()).toEqual({ return_to: '/booking?service=1' });
    expect(cookiesOf(confirmed)).toContain('doorstep.session_token=');
  });

  it('says that it hands in an application, if it leads back to one', async () => {
    const { email } = await unconfirmed();
    await askAgain(email, '/join-as-pro');
    await workRequests(email);
    const { rows } = await pool.query<{ is: boolean }>(
      `select (data->>'isApplication')::boolean as is from pgboss.job
       where name = 'account.confirmation-mail' and data->>'email' = $1 order by created_on`,
      [email],
    );
    expect(rows.map(({ is }) => is)).toEqual([false, true]);
  });

  it('goes to nobody who is confirmed, and to nobody unknown', async () => {
    const { email } = await member();
    for (const address of [email, 'nobody@example.com']) {
      const before = await mailsTo(address);
      expect((await askAgain(address)).status).toBe(200);
      await workRequests(address);
      expect(await mailsTo(address)).toBe(before);
    }
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x'])(
    'leads nobody to %s',
    async (callbackURL) => {
      const { email } = await unconfirmed();
      await askAgain(email, callbackURL);
      await workRequests(email);
      expect(await (await follow(await confirmationLink(email))).json()).toEqual({ return_to: '/dashboard' });
    },
  );

  it('waits a minute, known or unknown, and says how long', proves('OPEN-55'), async () => {
    const { email } = await unconfirmed();
    for (const address of [email, 'nobody-there@example.com']) {
      expect((await askAgain(address)).status).toBe(200);
      const refused = await askAgain(address);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
  });

  it('comes once when the answer was lost and the press repeated', async () => {
    const { email } = await unconfirmed();
    const headers = { 'idempotency-key': 'one-press' };
    const statuses = [
      await post('/auth/send-verification-email', { email }, headers),
      await post('/auth/send-verification-email', { email }, headers),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    await workRequests(email);
    expect(await mailsTo(email)).toBe(2);
  });
});

describe('signing in before the address is confirmed', () => {
  it('mails a link, but not with every attempt', proves('ERR-003'), async () => {
    const { email, password } = await unconfirmed();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await post('/auth/sign-in/email', { email, password })).status).toBe(403);
    }
    await workRequests(email);
    expect(await mailsTo(email)).toBe(2);
  });
});

it('a sign-up that is repeated under its key, as after an answer that was lost, succeeds again', async () => {
  const details = newPerson();
  const headers = { 'idempotency-key': 'one-press' };
  const [first, second] = [
    await post('/auth/sign-up/email', details, headers),
    await post('/auth/sign-up/email', details, headers),
  ];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(await mailsTo(details.email)).toBe(1);
});
