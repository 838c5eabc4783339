import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountJourney } from '#tests/support/account-journey.ts';
import { cookiesOf, startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deleteEnded } from './delete-ended.server.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);

const hashIn = (cookie: string) => {
  const token = decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? '';
  return createHash('sha256').update(token).digest('base64url');
};
const storedTokens = async () =>
  (await pool.query<{ token: string }>('select token from auth_session')).rows.map(({ token }) => token);
const endpointOf = (token: string) => `https://push.example/${token}`;

it('an ended session is deleted with its push subscription, and one that goes on is neither', async () => {
  const { email, password, cookie } = await member();
  const signedIn = await api.request('POST', '/auth/sign-in/email', { body: { email, password } });
  const [ended, live] = [hashIn(cookie), hashIn(cookiesOf(signedIn))];
  await pool.query(
    `insert into push_subscriptions (user_id, session_id, endpoint, subscription_object)
      select user_id, id, $1 || token, jsonb_build_object('endpoint', $1 || token) from auth_session`,
    [endpointOf('')],
  );
  await pool.query(`update auth_session set expires_at = now() - interval '1 second' where token = $1`, [ended]);
  // More than are deleted together.
  await pool.query(
    `insert into auth_session (user_id, token, expires_at)
      select user_id, 'ended-' || number, now() - interval '1 day' from auth_session, generate_series(1, 1500) as number
      where token = $1`,
    [live],
  );
  await deleteEnded(new Date());
  expect(await storedTokens()).toEqual([live]);
  const { rows } = await pool.query('select endpoint from push_subscriptions');
  expect(rows).toEqual([{ endpoint: endpointOf(live) }]);
  const shown = await api.request('GET', '/account/sessions', { cookie: cookiesOf(signedIn) });
  expect(await shown.json()).toMatchObject({ items: [{ is_current: true }], total: 1 });
});

it('a requested email is deleted once its link has ended, and not before', async () => {
  const request = async (email: string) => {
    const { cookie, password } = await member();
    const answer = await api.request('POST', '/account/email-change', { cookie, body: { email, password } });
    expect(answer.status).toBe(202);
  };
  await request('ended@example.com');
  await pool.query(`update email_changes set expires_at = now() - interval '1 second'`);
  await request('pending@example.com');
  await deleteEnded(new Date());
  expect((await pool.query('select new_email from email_changes')).rows).toEqual([
    { new_email: 'pending@example.com' },
  ]);
});
