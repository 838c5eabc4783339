import { describe, expect, it } from 'vitest';
import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { favouriteLimits } from './favourite-limits.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);

type Body = { items: { professional_id: string }[]; total: number; code: string };

async function person(build: Promise<{ id: string }> = buildClient(db)) {
  const { id } = await build;
  const headers = (await buildSession(db, id)).bearer;
  const ask = async (method: string, path = '') => {
    const response = await api.request(method, `/favourites${path}`, { headers });
    return { status: response.status, body: (await response.json()) as Body };
  };
  return {
    id,
    save: (professionalId: string) => ask('PUT', `/${professionalId}`),
    remove: (professionalId: string) => ask('DELETE', `/${professionalId}`),
    list: async () => (await ask('GET')).body.items.map(({ professional_id }) => professional_id),
  };
}

describe('favourites', proves('GEN-025', 'OPEN-03'), () => {
  it('are saved once, however often, and listed with the last saved first', async () => {
    const [client, one, two] = [await person(), await buildProfessional(db), await buildProfessional(db)];
    expect((await client.save(one.id)).body).toEqual({ professional_id: one.id, saved: true });
    await client.save(two.id);
    expect((await client.save(one.id)).status).toBe(200);
    expect(await client.list()).toEqual([two.id, one.id]);
  });

  it('are removed, and removing again changes nothing', async () => {
    const [client, { id }] = [await person(), await buildProfessional(db)];
    await client.save(id);
    expect((await client.remove(id)).body).toEqual({ professional_id: id, saved: false });
    expect((await client.remove(id)).status).toBe(200);
    expect(await client.list()).toEqual([]);
  });

  it('end as one row when 16 hearts of one person are pressed at once', async () => {
    const [client, { id }] = [await person(), await buildProfessional(db)];
    const answers = await Promise.all(Array.from({ length: 16 }, () => client.save(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await client.list()).toEqual([id]);
  });

  it('are their owner’s: nobody else sees or removes them, an admin neither', async () => {
    const [owner, other, admin] = [await person(), await person(), await person(buildClient(db, { role: 'admin' }))];
    const { id } = await buildProfessional(db);
    await owner.save(id);
    for (const stranger of [other, admin]) {
      expect(await stranger.list()).toEqual([]);
      await stranger.remove(id);
    }
    expect(await owner.list()).toEqual([id]);
  });

  it('are there for professionals as well', async () => {
    const professional = await person(buildProfile(db, { type: 'professional' }));
    const { id } = await buildProfessional(db);
    await professional.save(id);
    expect(await professional.list()).toEqual([id]);
  });

  it('hold nobody who is not listed: what is unknown and what is hidden answer alike', proves('OPEN-15'), async () => {
    const [client, hidden] = [await person(), await buildProfessional(db, { verified: false, is_approved: false })];
    const nobody = '00000000-0000-7000-8000-000000000000';
    for (const id of [hidden.id, nobody, 'not-an-id']) {
      const { status, body } = await client.save(id);
      expect([status, body.code]).toEqual([404, 'professional_not_found']);
    }
    expect(await client.list()).toEqual([]);
  });

  it('need a finished account', async () => {
    const user = await db
      .insertInto('auth_user')
      .values({ email: 'no-profile@doorstep.test', name: 'No Profile' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const visitor = await person(Promise.resolve(user));
    const { id } = await buildProfessional(db);
    const { status, body } = await visitor.save(id);
    expect([status, body.code, await visitor.list()]).toEqual([409, 'profile_needed', []]);
  });

  it('ask who one is', async () => {
    const { id } = await buildProfessional(db);
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
    ] as const) {
      expect((await api.request(method, `/favourites${path}`)).status).toBe(401);
    }
  });

  it(`end at ${favouriteLimits.most}, and saving again one that is there still works`, async () => {
    const [client, { id }, oneMore] = [await person(), await buildProfessional(db), await buildProfessional(db)];
    await client.save(id);
    const others = await Promise.all(Array.from({ length: favouriteLimits.most - 1 }, () => buildProfessional(db)));
    await db
      .insertInto('favourites')
      .values(others.map((other) => ({ profile_id: client.id, professional_id: other.id })))
      .execute();
    expect((await client.save(oneMore.id)).body.code).toBe('too_many_favourites');
    expect((await client.save(id)).status).toBe(200);
    expect(await client.list()).toHaveLength(favouriteLimits.most);
  });

  it('go with the professional, and with their owner', async () => {
    const [client, gone, { id }] = [await person(), await buildProfessional(db), await buildProfessional(db)];
    await client.save(gone.id);
    await client.save(id);
    await db.deleteFrom('professionals').where('id', '=', gone.id).execute();
    expect(await client.list()).toEqual([id]);
    await db.deleteFrom('auth_user').where('id', '=', client.id).execute();
    expect(await db.selectFrom('favourites').selectAll().where('professional_id', '=', id).execute()).toEqual([]);
  });
});
