import { expect, it } from 'vitest';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { bookingJourney, eventually, personOf } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { anyProfessional } from '#app/features/directory-search/directory-filter.ts';
import { searchDirectory } from '#app/features/directory-search/queries/search-directory.server.ts';
import { refreshEntry } from './commands/refresh-entries.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person } = bookingJourney(app, testDatabase);

const found = async (search: string) => {
  const { cards } = await searchDirectory({ ...anyProfessional, search }, { cursor: undefined, limit: 10 });
  return cards.map((card) => (JSON.parse(card) as { name: string }).name);
};
const rename = (as: Awaited<ReturnType<typeof person>>, last_name: string) =>
  call('PATCH', '/profiles/me', { as, body: { first_name: 'Maya', last_name, phone: '(512) 555-0187' } });

it('who changes their name under Your details is found by the new one, and not by the old', async () => {
  const { id, profile_id } = await buildProfessional(db, { profile: { first_name: 'Maya', last_name: 'Brooks' } });
  const profile = await db.selectFrom('profiles').selectAll().where('id', '=', profile_id).executeTakeFirstOrThrow();
  await refreshEntry(db, id);
  expect(await found('brooks')).toEqual(['Maya Brooks']);
  expect((await rename(await personOf(db, profile), 'Lindqvist')).status).toBe(200);
  await eventually(async () => expect(await found('lindqvist')).toEqual(['Maya Lindqvist']));
  expect(await found('brooks')).toEqual([]);
});

it('a client with a new name stays out of it', async () => {
  expect((await rename(await person(), 'Okafor')).status).toBe(200);
  await eventually(async () => {
    const { rows } = await testDatabase.pool.query(
      `select from pgboss.job where name = 'profiles.name-changed' and state <> 'completed'`,
    );
    expect(rows).toEqual([]);
  });
  expect(await found('okafor')).toEqual([]);
});
