import { describe, expect, it } from 'vitest';
import { useConfig, readConfig } from '#app/platform/config/config.server.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { accountJourney } from '#tests/support/account-journey.ts';
import { cookiesOf, startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { recordAuditEntry } from './commands/record-audit-entry.server.ts';
import { deleteOldSecurityEvents } from './commands/delete-old-security-events.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);
useConfig(readConfig({ TRUSTED_PROXIES: '1' }));

const from = (network: string) => ({ 'x-forwarded-for': network });
const signIn = (email: string, password: string, network = '203.0.113.7') =>
  api.request('POST', '/auth/sign-in/email', { headers: from(network), body: { email, password } });
type Entry = {
  action: string;
  outcome: string;
  network: string | null;
  actor_email: string | null;
  account_email: string | null;
  details: Record<string, unknown>;
};

const somebody = await member();
const admin = await member();
await pool.query(`update profiles set role = 'admin' where email = $1`, [admin.email]);

async function logOf(query: string, cookie = admin.cookie) {
  const answer = await api.request('GET', `/admin/security-log${query}`, { cookie });
  return { status: answer.status, ...((await answer.json()) as { items: Entry[]; next_cursor: string | null }) };
}
const ofSomebody = `?account=${encodeURIComponent(somebody.email)}`;

describe('the security log', () => {
  it('tells who signed in from which network, who failed, and why', async () => {
    await signIn(somebody.email, somebody.password);
    await signIn(somebody.email, 'wrong horse', '2001:db8:1:2:3::4');
    const { items } = await logOf(`${ofSomebody}&kind=sign-ins`);
    expect(items.slice(0, 2)).toMatchObject([
      {
        action: 'sign_in',
        outcome: 'refused',
        network: '2001:db8:1:2::/64',
        actor_email: null,
        account_email: somebody.email,
        details: { reason: 'invalid_credentials' },
      },
      {
        action: 'sign_in',
        outcome: 'done',
        network: '203.0.113.7',
        actor_email: somebody.email,
        details: { way: 'password' },
      },
    ]);
  });

  it('keeps nothing of an address that has no account', async () => {
    await signIn('nobody-here@example.com', 'wrong horse');
    const { rows } = await pool.query('select * from security_log order by id desc limit 1');
    expect(rows[0]).toMatchObject({ action: 'sign_in', outcome: 'refused', actor_id: null, account_id: null });
    expect(JSON.stringify(rows)).not.toContain('nobody-here');
  });

  it('has one entry for all that a limit refuses', async () => {
    const target = await member();
    for (let attempt = 0; attempt < 14; attempt += 1) await signIn(target.email, 'wrong horse', '198.51.100.9');
    const { items } = await logOf(`?account=${encodeURIComponent(target.email)}&outcome=refused`);
    expect(items.filter(({ action }) => action === 'sign_in')).toHaveLength(10);
    expect(items.filter(({ action }) => action === 'sign_in.limited')).toHaveLength(1);
  });

  it('has what changes an account, with the network of the change, and the owner who was not one', async () => {
    const person = await member();
    const cookie = cookiesOf(await signIn(person.email, person.password));
    const change = (password: string) =>
      api.request('POST', '/account/password', {
        cookie,
        headers: from('192.0.2.1'),
        body: { password, new_password: 'battery staple' },
      });
    await change('wrong horse');
    await change(person.password);
    const { items } = await logOf(`?account=${encodeURIComponent(person.email)}&kind=access`);
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'account.password_changed', outcome: 'done', network: '192.0.2.1' },
      { action: 'account.owner_not_confirmed', outcome: 'refused', network: '192.0.2.1' },
    ]);
  });

  it('has an export, and its own end of each page', async () => {
    await api.request('GET', '/admin/clients.csv', { cookie: admin.cookie });
    expect((await logOf('?kind=exports')).items[0]).toMatchObject({
      action: 'administration.list_exported',
      actor_email: admin.email,
    });
    const first = await logOf('?limit=2');
    const second = await logOf(`?limit=2&cursor=${first.next_cursor}`);
    expect(first.items).toHaveLength(2);
    expect(second.items).not.toEqual(first.items);
    expect((await logOf('?kind=nonsense&outcome=x&cursor=y&limit=-1')).status).toBe(200);
  });

  it('has what an administrator did to whom, without the texts', async () => {
    const professional = await buildProfessional(db);
    const account = professional.profile_id;
    const suspension = { actorId: null, action: 'professional.suspended', subjectType: 'professional' };
    const details = { amount: '5.00', note: 'Complaints of Maya Brooks', before: { verified: true } };
    await recordAuditEntry(db, { ...suspension, subjectId: professional.id, details });
    const { items } = await logOf(`?account=${account}`);
    expect(items).toMatchObject([{ action: 'professional.suspended', subject_id: professional.id }]);
    expect(items.map((entry) => entry.details)).toEqual([{ amount: '5.00' }]);
  });

  it.each([
    ['thread.opened', 'content'],
    ['review.hidden', 'content'],
    ['directory.featured_changed', 'content'],
    ['no_show.reported', 'money'],
    ['door_link.sent', 'money'],
  ])('finds %s under %s', async (action, kind) => {
    await recordAuditEntry(db, { actorId: null, action, subjectType: 'thread', subjectId: null });
    expect((await logOf(`?kind=${kind}&limit=1`)).items).toMatchObject([{ action }]);
  });

  it('does not exist for anybody else', async () => {
    expect((await logOf('', somebody.cookie)).status).toBe(404);
    expect((await api.request('GET', '/admin/security-log')).status).toBe(401);
  });

  it('names nobody whose account is gone', async () => {
    const person = await member();
    await signIn(person.email, person.password);
    const { rows } = await pool.query<{ id: string }>('delete from auth_user where email = $1 returning id', [
      person.email,
    ]);
    const { items } = await logOf(`?account=${rows[0]?.id}`);
    expect(items.length).toBeGreaterThan(0);
    expect(JSON.stringify(items)).not.toContain(person.email);
  });

  it('cannot be rewritten, and goes after 400 days', async () => {
    await expect(pool.query(`update security_log set action = 'x'`)).rejects.toThrow('append-only');
    await expect(pool.query('truncate security_log')).rejects.toThrow('append-only');
    await expect(pool.query('delete from security_log')).rejects.toThrow('400 days');
    await pool.query(
      `insert into security_log (at, action, outcome) values (now() - interval '399 days', 'kept', 'done'), (now() - interval '401 days', 'gone', 'done')`,
    );
    await deleteOldSecurityEvents();
    const { rows } = await pool.query(`select action from security_log where action in ('kept', 'gone')`);
    expect(rows).toEqual([{ action: 'kept' }]);
  });
});
