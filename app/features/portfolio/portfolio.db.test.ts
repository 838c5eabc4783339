import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodedPath } from '#app/features/files/object-path.ts';
import { photo } from '#tests/factories/files.ts';
import { eventually } from '#tests/support/booking-journey.ts';
import { filesJourney } from '#tests/support/files-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { purgeWorkPhoto } from './commands/remove-work-photo.server.ts';
import { portfolioLimits } from '#app/features/professionals/portfolio-limits.ts';
import { readOwnPortfolio } from './queries/read-portfolio.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool, openSession } = testDatabase;
const api = await startTestApi(testDatabase);
const { professional, upload, read, queued } = filesJourney(api, db, pool);

let store: Awaited<ReturnType<typeof connectTestStorage>>;
beforeAll(async () => {
  store = await connectTestStorage('disk');
});
afterAll(() => store.close());

type Owner = Awaited<ReturnType<typeof professional>>;

/** A professional with photos named by their captions. */
async function portfolioOf(...captions: string[]) {
  const owner = await professional();
  const ids: string[] = [];
  for (const [index, caption] of captions.entries()) {
    const { rows } = await pool.query(
      'insert into work_photos (professional_id, url, caption, order_index) values ($1, $2, $3, $4) returning id',
      [owner.professionalId, `/images/${randomUUID()}.webp`, caption, index],
    );
    ids.push(rows[0].id);
  }
  return { ...owner, ids };
}

async function call(
  { bearer }: Pick<Owner, 'bearer'>,
  method: string,
  professionalId: string,
  path: string,
  body?: unknown,
) {
  const answer = await api.request(method, `/professionals/${professionalId}/work-photos${path}`, {
    headers: bearer,
    ...(body === undefined ? {} : { body }),
  });
  return {
    status: answer.status,
    body: (answer.status === 204 ? {} : await answer.json()) as Record<string, unknown> & {
      items?: { id: string; caption: string; order_index: number }[];
    },
  };
}
const captions = async (owner: Owner) =>
  (await call(owner, 'GET', owner.professionalId, '')).body.items?.map(({ caption }) => caption);
const order = (owner: Owner, ids: unknown) => call(owner, 'PUT', owner.professionalId, '/order', { ids });

describe('the order', () => {
  it(
    'is stored from 0, the main image first',
    proves('PORT-005', 'PORT-008', 'API-028', 'API-032', 'DATA-064'),
    async () => {
      const owner = await portfolioOf('a', 'b', 'c');
      const [a, b, c] = owner.ids;
      expect(await order(owner, [c, a, b])).toMatchObject({ status: 200, body: { ids: [c, a, b] } });
      const { body } = await call(owner, 'GET', owner.professionalId, '');
      expect(body.items?.map(({ id, order_index }) => [id, order_index])).toEqual([
        [c, 0],
        [a, 1],
        [b, 2],
      ]);
    },
  );

  it('keeps what another tab added behind the others, and passes over what it took out', async () => {
    const owner = await portfolioOf('a', 'b', 'c');
    const [a, b, c] = owner.ids;
    await call(owner, 'DELETE', owner.professionalId, `/${a}`);
    expect((await order(owner, [b, a, b])).body).toEqual({ ids: [b, c] });
    expect(await captions(owner)).toEqual(['b', 'c']);
  });

  it('of two tabs at once one holds, whole', proves('OPEN-47'), async () => {
    const owner = await portfolioOf('a', 'b', 'c', 'd', 'e', 'f');
    const orders = Array.from({ length: 12 }, (_, turn) => [
      ...owner.ids.slice(turn % 6),
      ...owner.ids.slice(0, turn % 6),
    ]);
    const answers = await Promise.all(orders.map((ids) => order(owner, ids)));
    expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
    const { rows } = await pool.query(
      'select id, order_index from work_photos where professional_id = $1 order by order_index',
      [owner.professionalId],
    );
    expect(rows.map(({ order_index }) => order_index)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(orders.map((ids) => ids.join())).toContain(rows.map(({ id }) => id).join());
  });
});

describe('a caption', () => {
  it('is changed, trimmed, and taken away', proves('API-031', 'DATA-063'), async () => {
    const owner = await portfolioOf('a');
    expect(
      await call(owner, 'PATCH', owner.professionalId, `/${owner.ids[0]}`, { caption: '  Balayage ' }),
    ).toMatchObject({ status: 200, body: { caption: 'Balayage' } });
    expect(await captions(owner)).toEqual(['Balayage']);
    await call(owner, 'PATCH', owner.professionalId, `/${owner.ids[0]}`, { caption: '' });
    expect(await captions(owner)).toEqual([null]);
    expect(
      (await call(owner, 'PATCH', owner.professionalId, `/${owner.ids[0]}`, { caption: 'x'.repeat(301) })).status,
    ).toBe(422);
  });
});

describe('a deletion', () => {
  it('takes a photo out; undone, it stands where it stood', proves('PORT-007', 'API-033'), async () => {
    const owner = await portfolioOf('a', 'b', 'c');
    const path = `/${owner.ids[1]}`;
    expect((await call(owner, 'DELETE', owner.professionalId, path)).status).toBe(204);
    expect((await call(owner, 'DELETE', owner.professionalId, path)).status).toBe(204);
    expect(await captions(owner)).toEqual(['a', 'c']);
    expect((await call(owner, 'PUT', owner.professionalId, `${path}/restored`)).status).toBe(204);
    expect(await captions(owner)).toEqual(['a', 'b', 'c']);
  });

  it('is final after a quarter of an hour, with the file; one that was put back stays', async () => {
    const owner = await professional();
    const path = `${owner.professionalId}/gone.jpg`;
    await upload(owner.bearer, 'work-photos', path, await photo(60, 40));
    const { body } = await call(owner, 'POST', owner.professionalId, '', { path });
    await call(owner, 'DELETE', owner.professionalId, `/${body['id']}`);
    await queued('professionals.removed-photo');
    const later = new Date(Date.now() + (portfolioLimits.keptRemovedMinutes + 1) * 60_000);
    await purgeWorkPhoto(String(body['id']));
    expect((await read(`/api/storage/work-photos/${encodedPath(path)}`)).status).toBe(200);
    await call(owner, 'PUT', owner.professionalId, `/${body['id']}/restored`);
    await purgeWorkPhoto(String(body['id']), later);
    expect((await call(owner, 'GET', owner.professionalId, '')).body.items).toHaveLength(1);
    await call(owner, 'DELETE', owner.professionalId, `/${body['id']}`);
    await purgeWorkPhoto(String(body['id']), later);
    expect((await read(`/api/storage/work-photos/${encodedPath(path)}`)).status).toBe(404);
    expect((await call(owner, 'PUT', owner.professionalId, `/${body['id']}/restored`)).status).toBe(404);
  });
});

it('a deletion that waited for another tab is final as soon as its job is due', async () => {
  const owner = await portfolioOf('a');
  const [photoId = ''] = owner.ids;
  await queued('professionals.removed-photo');
  const otherTab = await openSession();
  await otherTab.query('begin');
  await otherTab.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`portfolio ${owner.professionalId}`]);
  const deletion = call(owner, 'DELETE', owner.professionalId, `/${photoId}`);
  await eventually(async () => {
    const { rowCount } = await pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rowCount).toBe(1);
  });
  await otherTab.query('commit');
  expect((await deletion).status).toBe(204);
  const { rows } = await pool.query("select start_after from pgboss.job where name = 'professionals.removed-photo'");
  await purgeWorkPhoto(photoId, rows[0].start_after);
  expect((await pool.query('select 1 from work_photos where id = $1', [photoId])).rowCount).toBe(0);
});

it('another one’s photos are unknown, and nothing changes', async () => {
  const [owner, other] = [await portfolioOf('mine'), await portfolioOf('theirs', 'also theirs')];
  const [theirs = ''] = other.ids;
  const answers = [
    await call(owner, 'PUT', other.professionalId, '/order', { ids: other.ids.toReversed() }),
    await call(owner, 'PUT', owner.professionalId, '/order', { ids: [...owner.ids, theirs] }),
    await call(owner, 'PATCH', owner.professionalId, `/${theirs}`, { caption: 'stolen' }),
    await call(owner, 'PATCH', other.professionalId, `/${theirs}`, { caption: 'stolen' }),
    await call(owner, 'DELETE', owner.professionalId, `/${theirs}`),
    await call(owner, 'DELETE', other.professionalId, `/${theirs}`),
    await call(owner, 'PUT', owner.professionalId, `/${theirs}/restored`),
    await call(owner, 'DELETE', owner.professionalId, '/nonsense'),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect([await captions(owner), await captions(other)]).toEqual([['mine'], ['theirs', 'also theirs']]);
});

it('a full portfolio takes no more', async () => {
  const owner = await portfolioOf(...Array.from({ length: portfolioLimits.photos }, (_, index) => `photo ${index}`));
  const path = `${owner.professionalId}/more.jpg`;
  await upload(owner.bearer, 'work-photos', path, await photo(60, 40));
  expect(await call(owner, 'POST', owner.professionalId, '', { path })).toMatchObject({
    status: 409,
    body: { code: 'portfolio_full' },
  });
});

it('every change is told to the directory', async () => {
  const owner = await portfolioOf('a', 'b');
  await queued('professionals.changed');
  await order(owner, owner.ids.toReversed());
  await order(owner, owner.ids.toReversed());
  await call(owner, 'PATCH', owner.professionalId, `/${owner.ids[0]}`, { caption: 'new' });
  await call(owner, 'DELETE', owner.professionalId, `/${owner.ids[0]}`);
  expect(await queued('professionals.changed')).toHaveLength(3);
});

it('what cannot be read is named, and the page still shows', proves('ERR-070', 'ERR-071', 'API-029'), async () => {
  const owner = await portfolioOf('a');
  const { rows } = await pool.query('select profile_id from professionals where id = $1', [owner.professionalId]);
  const userId: string = rows[0].profile_id;
  expect(await readOwnPortfolio(userId)).toMatchObject({
    professionalId: owner.professionalId,
    photos: [{ caption: 'a' }],
    missing: null,
  });
  expect(await readOwnPortfolio(randomUUID())).toEqual({ professionalId: null, photos: [], missing: 'portfolio' });
  await pool.query('alter table work_photos rename to work_photos_away');
  expect(await readOwnPortfolio(userId)).toEqual({
    professionalId: owner.professionalId,
    photos: [],
    missing: 'photos',
  });
  await pool.query('alter table work_photos_away rename to work_photos');
});
