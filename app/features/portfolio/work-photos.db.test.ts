import { afterAll, beforeAll, expect, it } from 'vitest';
import { photo } from '#tests/factories/files.ts';
import { filesJourney } from '#tests/support/files-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { professional, upload } = filesJourney(api, db, pool);

let store: Awaited<ReturnType<typeof connectTestStorage>>;
beforeAll(async () => {
  store = await connectTestStorage('disk');
});
afterAll(() => store.close());

type Owner = Awaited<ReturnType<typeof professional>>;
const add = async (who: Owner, professionalId: string, body: unknown) => {
  const answer = await api.request('POST', `/professionals/${professionalId}/work-photos`, {
    headers: who.bearer,
    body,
  });
  return { status: answer.status, body: (await answer.json()) as { error?: string } };
};

it(
  'an uploaded picture goes to the end of the own portfolio, with its size',
  proves('API-030', 'STORE-026'),
  async () => {
    const owner = await professional();
    for (const name of ['one.jpg', 'two.jpg']) {
      const path = `${owner.professionalId}/${name}`;
      await upload(owner.bearer, 'work-photos', path, await photo(400, 300));
      expect((await add(owner, owner.professionalId, { path, caption: name })).status).toBe(201);
    }
    const { rows } = await pool.query(
      'select url, caption, width, height, order_index from work_photos where professional_id = $1 order by order_index',
      [owner.professionalId],
    );
    expect(rows).toEqual([
      {
        url: `/api/storage/work-photos/${owner.professionalId}/one.jpg`,
        caption: 'one.jpg',
        width: 400,
        height: 300,
        order_index: 0,
      },
      {
        url: `/api/storage/work-photos/${owner.professionalId}/two.jpg`,
        caption: 'two.jpg',
        width: 400,
        height: 300,
        order_index: 1,
      },
    ]);
  },
);

it(
  'what is no own upload of that folder is refused, and another one’s portfolio is unknown',
  proves('ERR-031', 'ERR-032'),
  async () => {
    const [owner, other] = [await professional(), await professional()];
    const path = `${other.professionalId}/theirs.jpg`;
    await upload(other.bearer, 'work-photos', path, await photo(40, 30));
    for (const wrong of [path, `${owner.professionalId}/never-uploaded.jpg`, '', '../x']) {
      const answer = await add(owner, owner.professionalId, { path: wrong });
      expect([wrong, answer.status, answer.body.error]).toEqual([
        wrong,
        422,
        'Invalid file provided for work photo upload.',
      ]);
    }
    expect((await add(owner, other.professionalId, { path })).status).toBe(404);
    const { rows } = await pool.query('select 1 from work_photos where professional_id = any($1)', [
      [owner.professionalId, other.professionalId],
    ]);
    expect(rows).toEqual([]);
  },
);
