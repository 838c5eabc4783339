import { expect, it } from 'vitest';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { reviewJourney } from '#tests/support/review-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const { call, parties, write, reply, report, decide, shown } = reviewJourney(
  await startTestApi(testDatabase),
  testDatabase,
);
const rowOf = (id: string) => db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();

it(
  'a client who leaves takes name and words out of the reviews; the stars stay and count',
  proves('OPEN-46'),
  async () => {
    const { professional, owner, client, admin, visit } = await parties();
    const [one, hidden] = [
      await write((await visit()).id, client, { stars: 3, text: 'Ask Wilhelmina next door.' }),
      await write((await visit()).id, client, { stars: 1, text: 'Wilhelmina again.' }),
    ];
    await reply(one.body.id, owner, 'Thank you, Wilhelmina!');
    await report(one.body.id, owner, 'Wilhelmina is no client.');
    await decide(hidden.body.id, admin, 'hide', 'Names Wilhelmina.');
    expect((await call('POST', '/functions/delete-user-account', { as: client })).status).toBe(200);
    expect(await shown(professional.id)).toMatchObject({
      items: [{ id: one.body.id, stars: 3, text: '', author: 'A former client', reply: null }],
      rating: { average: 3, count: 1 },
    });
    expect(await rowOf(one.body.id)).toMatchObject({ is_report_open: false, report_reason: deletedAccount.location });
    expect(await rowOf(hidden.body.id)).toMatchObject({ text: '', decision_reason: deletedAccount.location });
    expect((await pool.query(`select 1 from reviews as row where row::text like '%Wilhelmina%'`)).rowCount).toBe(0);
    expect((await call('GET', '/admin/reviews', { as: admin })).body['items']).toMatchObject([
      { client_name: 'A former client' },
      { client_name: 'A former client' },
    ]);
  },
);

it('a review that is written while its author leaves keeps no words either', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { client, visit } = await parties();
    const booking = await visit();
    const [written, left] = await Promise.all([
      write(booking.id, client, { stars: 2, text: 'Wilhelmina' }),
      call('POST', '/functions/delete-user-account', { as: client }),
    ]);
    expect([201, 401, 404]).toContain(written.status);
    expect(left.status).toBe(200);
  }
  expect((await pool.query(`select 1 from reviews where text <> ''`)).rowCount).toBe(0);
});

it(
  'with a professional who leaves go the reviews that were got, also while one is being written',
  proves('OPEN-46'),
  async () => {
    for (let round = 0; round < 6; round += 1) {
      const { professional, owner, client, visit } = await parties();
      const [before, during] = [await visit(), await visit()];
      await write(before.id, client);
      const [written, left] = await Promise.all([
        write(during.id, client),
        call('POST', '/functions/delete-user-account', { as: owner }),
      ]);
      expect([201, 409]).toContain(written.status);
      expect(left.status).toBe(200);
      const { rows } = await pool.query(
        'select 1 from reviews where professional_id = $1 union all select 1 from professional_ratings where professional_id = $1',
        [professional.id],
      );
      expect(rows).toEqual([]);
    }
  },
);
