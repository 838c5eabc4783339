import { expect, it } from 'vitest';
import { accountJourney, newPerson } from '#tests/support/account-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { proves } from '#tests/support/proves.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { listAdminEmails } from '../queries/list-admin-emails.server.ts';
import { createAdmin } from './create-admin.server.ts';
import { removeAdmin } from './remove-admin.server.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);

const signIn = async (email: string, password: string | null) =>
  (await api.request('POST', '/auth/sign-in/email', { body: { email, password } })).status;

it(
  'keeps no password of somebody who registered the email before and never confirmed it',
  proves('OPEN-14'),
  async () => {
    const stranger = newPerson({ email: 'Ops@Company.test' });
    expect((await api.request('POST', '/auth/sign-up/email', { body: stranger })).status).toBe(201);
    const { password } = await createAdmin('ops@company.test');
    expect(await signIn('ops@company.test', password)).toBe(200);
    expect(await signIn('ops@company.test', stranger.password)).toBe(401);
    const { rows } = await pool.query(`select role, first_name, phone from profiles where email = 'ops@company.test'`);
    expect(rows).toEqual([{ role: 'admin', first_name: '', phone: '' }]);
  },
);

it('leaves a confirmed account its password', proves('OPEN-14'), async () => {
  const { email } = await member();
  expect(await createAdmin(email)).toEqual({ email, password: null });
  const { rows } = await pool.query('select role, first_name from profiles where email = $1', [email]);
  expect(rows).toEqual([{ role: 'admin', first_name: 'Maya' }]);
});

it('takes the role away and ends the sessions, but not of the last administrator', async () => {
  await pool.query(`update profiles set role = 'user'`);
  const [leaving, staying] = [await member(), await member()];
  for (const { email } of [leaving, staying]) await createAdmin(email);
  expect(await listAdminEmails()).toEqual([leaving.email, staying.email].toSorted());
  const ask = async () => (await api.request('GET', '/admin/clients', { cookie: leaving.cookie })).status;
  expect(await ask()).toBe(200);
  expect(await removeAdmin(leaving.email)).toBe('removed');
  expect(await ask()).toBe(401);
  expect(await signIn(leaving.email, leaving.password)).toBe(200);
  expect(await removeAdmin(leaving.email)).toBe('no_admin');
  expect(await removeAdmin('nobody@company.test')).toBe('no_admin');
  expect(await removeAdmin(staying.email)).toBe('last_admin');
  expect(await listAdminEmails()).toEqual([staying.email]);
});
