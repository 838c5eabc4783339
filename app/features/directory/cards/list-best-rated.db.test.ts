import { expect, it } from 'vitest';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildReview } from '#tests/factories/reviews.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { refreshAllEntries } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { listBestRated } from './queries/list-best-rated.server.ts';

const { db } = await createTestDatabase();

const ratedWith = async (stars: 3 | 4 | 5, overrides: Parameters<typeof buildProfessional>[1] = {}) => {
  const professional = await buildProfessional(db, overrides);
  await buildReview(db, { professional_id: professional.id, stars });
  return professional.id;
};

it('the best rated are those with reviews, however many newcomers count as better', async () => {
  for (let newcomers = 0; newcomers < 4; newcomers++) await buildProfessional(db);
  const [three, five, four] = [await ratedWith(3), await ratedWith(5), await ratedWith(4)];
  await ratedWith(5, { verified: false });
  await refreshAllEntries(db);
  expect((await listBestRated(4)).map(({ id }) => id)).toEqual([five, four, three]);
  expect((await listBestRated(2)).map(({ id }) => id)).toEqual([five, four]);
});
