import { beforeAll, describe, expect, it } from 'vitest';
import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildService } from '#tests/factories/services.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { refreshAllEntries, refreshEntry } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { listFreeSoon } from '../cards/queries/list-free-soon.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const path = '/admin/featured-professionals';

let admin: { id: string; headers: Record<string, string> };
let ids: string[];

beforeAll(async () => {
  const { id } = await buildProfile(db, { role: 'admin', type: null });
  admin = { id, headers: (await buildSession(db, id)).bearer };
  ids = [];
  for (let index = 0; index < 5; index += 1) ids.push((await buildService(db)).professional_id);
  await refreshAllEntries(db);
});

async function feature(professionalIds: unknown, headers = admin.headers) {
  const response = await api.request('PUT', path, { body: { professionalIds }, headers });
  return { status: response.status, body: await response.json() };
}

async function featured(): Promise<string[]> {
  const { items } = await (await api.request('GET', path, { headers: admin.headers })).json();
  return items.map((item: { id: string }) => item.id);
}

const audit = () =>
  db
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('action', '=', 'directory.featured_changed')
    .orderBy('id')
    .execute();

describe('the featured professionals', () => {
  it('are nobody at first', proves('PUB-010', 'OPEN-15'), async () => {
    expect(await featured()).toEqual([]);
  });

  it('stand in the order that was given, and each change is written down with before and after', async () => {
    const [a, b, c] = ids;
    expect((await feature([a, b, c])).status).toBe(200);
    expect((await feature([c, a])).body.items.map((item: { id: string }) => item.id)).toEqual([c, a]);
    expect(await featured()).toEqual([c, a]);
    expect(await audit()).toEqual([
      { actor_id: admin.id, details: { before: [], after: [a, b, c] } },
      { actor_id: admin.id, details: { before: [a, b, c], after: [c, a] } },
    ]);
  });

  it('of two admins the second is told of the first, and may then save over it', async () => {
    const [a, b, c] = ids;
    await feature([a]);
    const save = async (professionalIds: unknown, base: unknown) =>
      (await api.request('PUT', path, { body: { professionalIds, base }, headers: admin.headers })).json();
    expect((await save([a, b], [a])).items).toHaveLength(2);
    expect((await save([a, c], [a])).code).toBe('featured_changed');
    expect((await save([a, b], [a])).items).toHaveLength(2);
    expect((await save([c, a], [a, b])).items).toHaveLength(2);
    expect(await featured()).toEqual([c, a]);
  });

  it('saved as they are say nothing new', async () => {
    const before = (await audit()).length;
    await feature(await featured());
    expect((await audit()).length).toBe(before);
  });

  it('are three at most, each once, all from the directory; a refusal changes nothing', proves('PUB-009'), async () => {
    const before = await featured();
    const stranger = '01890000-0000-7000-8000-000000000000';
    for (const wrong of [ids.slice(0, 4), [ids[0], ids[0]], [stranger], ['nobody'], 'everybody', undefined]) {
      const { status, body } = await feature(wrong);
      expect([wrong, status]).toEqual([wrong, 422]);
      expect(body.error).toMatch(/featured|professionals/i);
    }
    expect(await featured()).toEqual(before);
  });

  it('have three places in the database itself', proves('PUB-009'), async () => {
    const insert = (place: number) =>
      pool.query('insert into featured_professionals (place, professional_id) values ($1, $2)', [place, ids[4]]);
    await expect(insert(4)).rejects.toThrow(/featured_professionals_place_check/);
    await expect(insert(0)).rejects.toThrow(/featured_professionals_place_check/);
    await expect(insert(1)).rejects.toThrow(/featured_professionals_pkey/);
  });

  it('fall out when they are suspended or deleted, and do not come back by themselves', async () => {
    const [a = '', b = '', c = ''] = ids;
    await feature([a, b, c]);
    const listed = (verified: boolean) =>
      db.updateTable('professionals').set({ verified, is_approved: verified }).where('id', '=', b).execute();
    await listed(false);
    await refreshEntry(db, b);
    expect(await featured()).toEqual([a, c]);
    await db.deleteFrom('professionals').where('id', '=', c).execute();
    expect(await featured()).toEqual([a]);
    await listed(true);
    await refreshEntry(db, b);
    expect(await featured()).toEqual([a]);
  });

  it('drop the pages kept in memory when they change', async () => {
    const client = await testDatabase.openSession();
    await client.query('listen pages_changed');
    const told = new Promise<string | undefined>((resolve) =>
      client.once('notification', ({ payload }) => resolve(payload)),
    );
    await feature([ids[3]]);
    await client.query('select 1');
    expect(await told).toBe('directory');
  });

  it('are changed by admins only; to others the endpoint is not there', async () => {
    const client = (await buildSession(db, (await buildClient(db)).id)).bearer;
    expect((await feature([], client)).status).toBe(404);
    expect((await feature([], {})).status).toBe(401);
    expect((await api.request('GET', path, { headers: client })).status).toBe(404);
  });

  it('changed by two admins at once, are one of the two lists', async () => {
    const [a, b] = ids;
    const answers = await Promise.all([feature([a, b]), feature([b, a])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([[a, b].join(), [b, a].join()]).toContain((await featured()).join());
  });
});

describe('the rail of the home page', () => {
  it('shows verified professionals who are free, the soonest first', proves('OPEN-15'), async () => {
    const [late = '', soon = ''] = ids;
    const free = (id: string, at: Date) =>
      pool.query(
        `update directory_entries set next_free_at = $2, card = jsonb_set(card::jsonb, '{free_slots,times,0}', to_jsonb($3::text))::json where professional_id = $1`,
        [id, at, at.toISOString()],
      );
    // Just before a full hour, somebody else would be free within the minute.
    await pool.query(`update directory_entries set next_free_at = next_free_at + interval '1 day'`);
    await free(late, new Date(Date.now() + 120_000));
    await free(soon, new Date(Date.now() + 60_000));
    await pool.query('update directory_entries set verified = false where professional_id = $1', [ids[3]]);
    const cards = await listFreeSoon(3);
    expect(cards.slice(0, 2).map(({ id }) => id)).toEqual([soon, late]);
    expect(cards.map(({ id }) => id)).not.toContain(ids[3]);
    expect(cards.every(({ freeSlots }) => freeSlots.length > 0)).toBe(true);
  });
});

describe('places to search near', () => {
  const places = async (search: string) =>
    (await (await api.request('GET', `/places?search=${encodeURIComponent(search)}`)).json()).items;

  it('are cities by the beginning of their name, the largest first, or the city of a ZIP', async () => {
    expect((await places('aust'))[0]).toEqual({ value: 'Austin, TX' });
    expect(await places('78704')).toEqual([{ value: '78704', note: 'Austin, TX' }]);
    expect((await places('san')).length).toBe(6);
    expect(await places('a')).toEqual([]);
    expect(await places('%_"')).toEqual([]);
  });

  it('are not looked for by an endless text', async () => {
    expect((await api.request('GET', `/places?search=${'a'.repeat(101)}`)).status).toBe(422);
  });
});
