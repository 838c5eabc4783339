import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { auth } from '#app/platform/auth/auth.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { moveVisit } from '#tests/factories/bookings.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { bookingJourney, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { ClosurePreview } from './closure-preview.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, confirmed, statusOf, quiet } = bookingJourney(app, testDatabase);

const close = (as: Person, body?: object | string) =>
  call('POST', '/functions/delete-user-account', { as, ...(body ? { body } : {}) });
const preview = async (as: Person) => (await call<ClosurePreview>('GET', '/account/closure', { as })).body;
const exists = async (id: string) => (await pool.query('select 1 from auth_user where id = $1', [id])).rowCount === 1;
const signedInLongAgo = (who: Person) =>
  sql`update auth_session set created_at = now() - interval '25 hours' where user_id = ${who.id}`.execute(db);

it('a sign-in of more than a day ago needs the password', async () => {
  const client = await person();
  await givePassword(client, 'correct horse');
  await signedInLongAgo(client);
  expect(await preview(client)).toMatchObject({ proof: 'password' });
  for (const body of [undefined, {}, { password: '' }, { password: 'wrong horse' }]) {
    const answer = await close(client, body);
    expect([answer.status, answer.body.code, answer.body.details.fields]).toEqual([
      422,
      'wrong_password',
      { password: expect.any(String) },
    ]);
  }
  expect(await exists(client.id)).toBe(true);
  expect((await close(client, { password: 'correct horse' })).status).toBe(200);
  expect(await exists(client.id)).toBe(false);
});

it('guessing the password is slowed', async () => {
  const client = await person();
  await givePassword(client, 'correct horse');
  await signedInLongAgo(client);
  const answers = [];
  for (let guess = 0; guess < 12; guess += 1)
    answers.push((await close(client, { password: `guess ${guess}` })).status);
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
  expect(answers.at(-1)).toBe(429);
});

it('an account without a password signs in again first', async () => {
  const client = await person();
  await signedInLongAgo(client);
  expect(await preview(client)).toMatchObject({ proof: 'sign-in' });
  expect((await close(client)).body).toMatchObject({ code: 'sign_in_again' });
  expect(await exists(client.id)).toBe(true);
  expect((await close({ ...client, ...(await buildSession(db, client.id)) })).status).toBe(200);
});

it('the last administrator stays, also when two leave at once', async () => {
  const admins = [await person({ role: 'admin' }), await person({ role: 'admin' })];
  const answers = await Promise.all(admins.map((admin) => close(admin)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const last = admins[answers.findIndex(({ status }) => status === 409)];
  if (!last) throw new Error('One of them stays');
  expect(await preview(last)).toMatchObject({ is_last_admin: true });
  const refused = await close(last);
  expect([refused.status, refused.body.code]).toEqual([409, 'last_admin']);
  expect(refused.body.error).toContain('only administrator');
  await person({ role: 'admin' });
  expect((await close(last)).status).toBe(200);
});

it.each([['{"password": '], ['[]'], ['"DELETE"'], ['null']])('the body %s is refused', async (body) => {
  const client = await person();
  expect((await close(client, body)).status).toBeGreaterThanOrEqual(400);
  expect(await exists(client.id)).toBe(true);
});

it.each([
  [{ expectedRefund: 'all' }],
  [{ expectedRefund: '1e3' }],
  [{ expectedRefund: 75 }],
  [{ password: 5 }],
  [{ password: 'x'.repeat(129) }],
])('%j is refused', async (body) => {
  const client = await person();
  expect((await close(client, body)).status).toBe(422);
  expect(await exists(client.id)).toBe(true);
});

it('refunds other than those that were shown change nothing', async () => {
  const [client, bookable] = [await person(), await buildBookable(db)];
  const { bookingId } = await confirmed(client, bookable, { bookingDate: slotAt(15, '09:00') });
  await moveVisit(db, bookingId, 24 * 60 - 1);
  const answer = await close(client, { expectedRefund: '75.00' });
  expect([answer.status, answer.body.code]).toEqual([409, 'refunds_changed']);
  expect([await exists(client.id), await statusOf(bookingId)]).toEqual([true, 'confirmed']);
  expect((await close(client, { expectedRefund: '37.50' })).status).toBe(200);
  await quiet();
  expect((await app.sandbox.refundsOf(bookingId)).map(({ amount }) => amount)).toEqual([3750]);
});

async function givePassword(who: Person, password: string): Promise<void> {
  const hash = await (await auth().$context).password.hash(password);
  await sql`insert into auth_account (user_id, account_id, provider_id, password) values (${who.id}, ${who.id}, 'credential', ${hash})`.execute(
    db,
  );
}
