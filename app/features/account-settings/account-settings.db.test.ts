import { describe, expect, it } from 'vitest';
import { accountJourney } from '#tests/support/account-journey.ts';
import { cookiesOf, startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);

type Failure = { error: string; code: string; details: { fields?: Record<string, string> } };

const signIn = (email: string, password: string) =>
  api.request('POST', '/auth/sign-in/email', { body: { email, password } });
const isSignedIn = async (cookie: string) => (await api.request('GET', '/auth/get-user', { cookie })).status === 200;

/** What was queued for an address, newest first. */
async function notices(email: string): Promise<{ kind: string; path?: string; newEmail?: string }[]> {
  const { rows } = await pool.query(
    `select data from pgboss.job where name in ('account.notice', 'account.password-changed') and data->>'email' = $1 order by created_on desc, id desc`,
    [email],
  );
  return rows.map(({ data }) => data);
}
const linkTo = async (email: string) =>
  (await notices(email)).find(({ kind }) => kind === 'email-change-link')?.path ?? '';
const confirm = (path: string, cookie = '') =>
  api.request('POST', '/account/email-change/confirm', { cookie, body: { token: path.split('token=')[1] ?? '' } });
const newEmail = () => `new-${crypto.randomUUID().slice(0, 8)}@example.com`;
const ask = ({ cookie, password }: Awaited<ReturnType<typeof member>>, email: string) =>
  api.request('POST', '/account/email-change', { cookie, body: { email, password } });

describe('changing the password', () => {
  it('is told as done when it is asked for again after an answer that was lost', async () => {
    const { email, password, cookie } = await member();
    const change = { password, new_password: 'battery staple' };
    expect((await api.request('POST', '/account/password', { cookie, body: change })).status).toBe(200);
    const again = cookiesOf(await signIn(email, change.new_password));
    expect((await api.request('POST', '/account/password', { cookie: again, body: change })).status).toBe(200);
    expect(
      (
        await api.request('POST', '/account/password', {
          cookie: again,
          body: { ...change, new_password: 'another staple' },
        })
      ).status,
    ).not.toBe(200);
    expect((await signIn(email, change.new_password)).status).toBe(200);
  });

  it('needs the current one, and the new one signs in', async () => {
    const { email, password, cookie } = await member();
    const change = (body: object) => api.request('POST', '/account/password', { cookie, body });
    const wrong = await change({ password: 'wrong horse', new_password: 'battery staple' });
    expect([wrong.status, ((await wrong.json()) as Failure).details.fields]).toEqual([
      422,
      { password: 'That’s not your password. Please try again.' },
    ]);
    expect((await signIn(email, password)).status).toBe(200);
    expect((await change({ password, new_password: 'battery staple' })).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, 'battery staple')).status).toBe(200);
  });

  it('ends every other session at once, and this one goes on', async () => {
    const { email, password, cookie } = await member();
    const other = cookiesOf(await signIn(email, password));
    const changed = await api.request('POST', '/account/password', {
      cookie,
      body: { password, new_password: 'battery staple' },
    });
    expect(await Promise.all([isSignedIn(other), isSignedIn(cookie), isSignedIn(cookiesOf(changed))])).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is told by mail and written down', async () => {
    const { email, password, cookie } = await member();
    await api.request('POST', '/account/password', { cookie, body: { password, new_password: 'battery staple' } });
    expect(await notices(email)).toHaveLength(1);
    const { rows } = await pool.query(
      `select 1 from audit_log join auth_user on actor_id = auth_user.id where email = $1 and action = 'account.password_changed'`,
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['short', 'new_password', 'Password must be at least 8 characters long.'],
    ['correct horse', 'new_password', 'This is your current password. Choose a new one.'],
  ])('%s is refused as the new one', async (newPassword, field, message) => {
    const { password, cookie } = await member();
    const answer = await api.request('POST', '/account/password', {
      cookie,
      body: { password, new_password: newPassword },
    });
    expect([answer.status, ((await answer.json()) as Failure).details.fields?.[field]]).toEqual([422, message]);
  });

  it('an account without a password is told so', async () => {
    const { email, cookie } = await member();
    await pool.query('delete from auth_account using auth_user where auth_user.id = user_id and email = $1', [email]);
    const answer = await api.request('POST', '/account/password', {
      cookie,
      body: { password: 'correct horse', new_password: 'battery staple' },
    });
    expect(((await answer.json()) as Failure).code).toBe('no_password');
  });

  it('guesses of the current one are few, also when they are sent at once', async () => {
    const { cookie } = await member();
    const guess = () =>
      api.request('POST', '/account/password', {
        cookie,
        body: { password: 'wrong horse', new_password: 'battery staple' },
      });
    const statuses = (await Promise.all(Array.from({ length: 7 }, guess))).map(({ status }) => status).sort();
    // Each looks at two passwords, the current and the new one: ten guesses are five calls.
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });
});

describe('changing the sign-in address', () => {
  it('happens when the link in the new mailbox is followed, and not before', async () => {
    const { email, password, cookie } = await member();
    const wanted = newEmail();
    const asked = await api.request('POST', '/account/email-change', {
      cookie,
      body: { email: wanted.toUpperCase(), password },
    });
    expect([asked.status, await asked.json()]).toEqual([202, { pending_email: wanted }]);
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(wanted, password)).status).toBe(401);
    expect(await (await confirm(await linkTo(wanted))).json()).toEqual({ email: wanted });
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(wanted, password)).status).toBe(200);
    const { rows } = await pool.query(
      'select auth_user.email, profiles.email as profile from auth_user join profiles using (id) where auth_user.email = $1',
      [wanted],
    );
    expect(rows).toEqual([{ email: wanted, profile: wanted }]);
    expect((await notices(email)).map(({ kind }) => kind)).toEqual(['email-changed', 'email-change-asked']);
    expect((await api.request('GET', '/account/security', { cookie })).status).toBe(401);
  });

  it('ends every other session, and keeps the one that follows the link', async () => {
    const { email, password, cookie } = await member();
    const wanted = newEmail();
    const elsewhere = cookiesOf(await api.request('POST', '/auth/sign-in/email', { body: { email, password } }));
    await api.request('POST', '/account/email-change', { cookie, body: { email: wanted, password } });
    expect((await confirm(await linkTo(wanted), cookie)).status).toBe(200);
    expect(await (await api.request('GET', '/account/security', { cookie })).json()).toMatchObject({
      email: wanted,
      pending_email: null,
    });
    expect((await api.request('GET', '/account/security', { cookie: elsewhere })).status).toBe(401);
  });

  it('needs the password', async () => {
    const { cookie } = await member();
    for (const password of [undefined, 'wrong horse']) {
      expect(
        (await api.request('POST', '/account/email-change', { cookie, body: { email: newEmail(), password } })).status,
      ).toBe(422);
    }
  });

  it('looks the same for an address that is somebody else’s, who is told', proves('OPEN-62'), async () => {
    const [one, other] = [await member(), await member()];
    const asked = await ask(one, other.email);
    expect([asked.status, await asked.json()]).toEqual([202, { pending_email: other.email }]);
    const security = await api.request('GET', '/account/security', { cookie: one.cookie });
    expect(await security.json()).toMatchObject({ pending_email: other.email });
    expect((await notices(other.email)).map(({ kind }) => kind)).toEqual(['email-change-taken']);
  });

  it('of a registration that nobody confirmed goes to whoever opens the link', async () => {
    const [one, { email }] = [await member(), await member()];
    await pool.query('update auth_user set email_verified = false where email = $1', [email]);
    expect([(await ask(one, email)).status, (await confirm(await linkTo(email))).status]).toEqual([202, 200]);
    expect((await notices(email)).map(({ kind }) => kind)).toContain('registration-discarded');
  });

  it('a link works once, and a newer wish replaces it', async () => {
    const { password, cookie } = await member();
    const [first, second] = [newEmail(), newEmail()];
    for (const email of [first, second])
      await api.request('POST', '/account/email-change', { cookie, body: { email, password } });
    expect((await confirm(await linkTo(first))).status).toBe(410);
    const link = await linkTo(second);
    const statuses = (await Promise.all([confirm(link), confirm(link)])).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 410]);
  });

  it('an old, a cancelled and a made-up link are dead, which the security log keeps with whose link it was', async () => {
    const { email, password, cookie } = await member();
    const wanted = newEmail();
    await api.request('POST', '/account/email-change', { cookie, body: { email: wanted, password } });
    await pool.query(`update email_changes set expires_at = now() - interval '1 second' where new_email = $1`, [
      wanted,
    ]);
    expect((await confirm(await linkTo(wanted))).status).toBe(410);
    await api.request('POST', '/account/email-change', { cookie, body: { email: wanted, password } });
    expect((await api.request('DELETE', '/account/email-change', { cookie })).status).toBe(204);
    expect((await confirm(await linkTo(wanted))).status).toBe(410);
    expect((await confirm('?token=made-up')).status).toBe(410);
    const { rows } = await pool.query(
      `select u.email, l.details->>'reason' as reason from security_log l left join auth_user u on u.id = l.account_id
        where l.action = 'account.email_changed' and l.outcome = 'refused' order by l.id desc limit 3`,
    );
    // A cancelled wish is gone, and with it whose it was.
    expect(rows).toEqual([null, null, email].map((owner) => ({ email: owner, reason: 'dead_link' })));
  });

  it('a new password takes the wish back: it may have been a thief’s', async () => {
    const { password, cookie } = await member();
    const wanted = newEmail();
    await api.request('POST', '/account/email-change', { cookie, body: { email: wanted, password } });
    await api.request('POST', '/account/password', { cookie, body: { password, new_password: 'battery staple' } });
    expect((await confirm(await linkTo(wanted))).status).toBe(410);
  });

  it('an address that was taken meanwhile stays with its owner', async () => {
    const { password, cookie } = await member();
    const wanted = newEmail();
    await api.request('POST', '/account/email-change', { cookie, body: { email: wanted, password } });
    const other = await member({ email: wanted });
    expect((await confirm(await linkTo(wanted))).status).toBe(410);
    expect((await signIn(wanted, other.password)).status).toBe(200);
  });

  it('one’s own address is no change', async () => {
    const { email, password, cookie } = await member();
    expect((await api.request('POST', '/account/email-change', { cookie, body: { email, password } })).status).toBe(
      422,
    );
  });

  it('without a password it takes a sign-in not long ago', async () => {
    const { email, cookie } = await member();
    const mine = '(select id from auth_user where email = $1)';
    await pool.query(`delete from auth_account where user_id = ${mine}`, [email]);
    expect((await api.request('POST', '/account/email-change', { cookie, body: { email: newEmail() } })).status).toBe(
      202,
    );
    await pool.query(`update auth_session set created_at = now() - interval '31 minutes' where user_id = ${mine}`, [
      email,
    ]);
    const late = await api.request('POST', '/account/email-change', { cookie, body: { email: newEmail() } });
    expect([late.status, ((await late.json()) as Failure).code]).toEqual([409, 'sign_in_again']);
  });
});

describe('one’s sessions', () => {
  const list = async (cookie: string) => {
    const answer = await api.request('GET', '/account/sessions', { cookie });
    return ((await answer.json()) as { items: { id: string; device: string; is_current: boolean }[] }).items;
  };
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };

  it('are listed with their devices, this one first, and without a token', async () => {
    const { email, password, cookie } = await member();
    await api.request('POST', '/auth/sign-in/email', { body: { email, password }, headers: agent });
    const answer = await api.request('GET', '/account/sessions', { cookie });
    const text = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { rows } = await pool.query('select token from auth_session');
    for (const { token } of rows) expect(text).not.toContain(token);
    expect((JSON.parse(text) as { items: object[] }).items).toMatchObject([
      { is_current: true },
      { device: 'Firefox on Linux', is_current: false },
    ]);
  });

  it('one is signed out at once', async () => {
    const { email, password, cookie } = await member();
    const other = cookiesOf(await signIn(email, password));
    const id = (await list(cookie)).find(({ is_current: isCurrent }) => !isCurrent)?.id;
    expect((await api.request('DELETE', `/account/sessions/${id}`, { cookie })).status).toBe(204);
    expect(await Promise.all([isSignedIn(other), isSignedIn(cookie)])).toEqual([false, true]);
  });

  it('all others are signed out at once', async () => {
    const { email, password, cookie } = await member();
    const others = [cookiesOf(await signIn(email, password)), cookiesOf(await signIn(email, password))];
    expect(await (await api.request('DELETE', '/account/sessions', { cookie })).json()).toEqual({ ended: 2 });
    expect(await Promise.all([...others, cookie].map(isSignedIn))).toEqual([false, false, true]);
  });

  it('nobody ends those of somebody else', async () => {
    const [one, other] = [await member(), await member()];
    const [session] = await list(other.cookie);
    expect((await api.request('DELETE', `/account/sessions/${session?.id}`, { cookie: one.cookie })).status).toBe(404);
    expect((await api.request('DELETE', '/account/sessions/nonsense', { cookie: one.cookie })).status).toBe(404);
    expect(await isSignedIn(other.cookie)).toBe(true);
  });
});
