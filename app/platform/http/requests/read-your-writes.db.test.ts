import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { database } from '#app/platform/database/database.server.ts';
import { connectReplicas, readOnlyQuery } from '#app/platform/database/replicas/read-only.server.ts';
import { startReplicatedDatabase, type ReplicatedDatabase } from '#tests/support/replicas/replicated-database.ts';
import { readYourWrites } from './read-your-writes.server.ts';

let replicated: ReplicatedDatabase;
let disconnect: (() => Promise<void>) | undefined;

const site = new Hono()
  .use(readYourWrites('https://doorstep.example'))
  .get('/', async (context) => {
    const text = 'select value, pg_is_in_recovery() as follows from notes';
    return context.json((await readOnlyQuery<object>({ text })).rows[0] ?? {});
  })
  .post('*', async (context) => {
    await sql`update notes set value = value + 1`.execute(database());
    return context.text('written');
  });

beforeAll(async () => {
  replicated = await startReplicatedDatabase();
  await sql`create table notes as select 0 as value`.execute(database());
}, 120_000);
afterAll(async () => {
  await disconnect?.();
  await replicated.stop();
});

const read = async (headers: Record<string, string> = {}) => (await site.request('/', { headers })).json();

test('without replicas a change leaves no cookie', async () => {
  const { headers } = await site.request('/', { method: 'POST' });
  expect(headers.get('set-cookie')).toBeNull();
});

test('who has written reads it at once, others a little later, and whoever keeps no cookies from the primary', async () => {
  disconnect = await connectReplicas([replicated.standby.connectionString], 2);
  // Connected, and not left out because a busy machine took long to connect.
  await vi.waitFor(async () => expect(await read()).toEqual({ value: 1, follows: true }), 20_000);
  await replicated.standby.pauseReplay();
  const { headers } = await site.request('/', { method: 'POST' });
  const given = headers.get('set-cookie') ?? '';
  expect(given).toMatch(/^doorstep_position=[^;]+; Max-Age=15; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const [cookie = ''] = given.split(';');
  expect(await read({ cookie })).toEqual({ value: 2, follows: false });
  expect(await read({ authorization: 'Bearer token' })).toEqual({ value: 2, follows: false });
  expect(await read()).toEqual({ value: 1, follows: true });
  expect(await read({ cookie: 'doorstep_position=nonsense' })).toEqual({ value: 1, follows: true });
  await replicated.standby.resumeReplay();
});

test('an event of Stripe leaves no cookie', async () => {
  const { headers } = await site.request('/api/webhooks/stripe', { method: 'POST' });
  expect(headers.get('set-cookie')).toBeNull();
});
