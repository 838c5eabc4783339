import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildReview, buildVisit } from '#tests/factories/reviews.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { buildProfile } from '#tests/factories/accounts.ts';
import { decideReview } from './commands/decide-review.server.ts';
import { deleteReview } from './commands/delete-review.server.ts';
import { editReview } from './commands/edit-review.server.ts';
import { writeReview } from './commands/write-review.server.ts';
import { readRating } from './queries/read-rating.server.ts';
import { starChoices, type Stars } from './review.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
await startTestApi(testDatabase);

const visitsOfHistory = 4;
const stars = fc.constantFrom(...starChoices);
const step = fc.record({
  visit: fc.nat(visitsOfHistory - 1),
  what: fc.constantFrom('write', 'edit', 'delete', 'hide', 'restore'),
  stars,
});

/** What happened to a review in a test's own books: its stars, and whether everybody sees it. */
type Known = { stars: Stars; isShown: boolean };

function meanOf(known: Iterable<Known>): { average: number | null; count: number } {
  const given = [...known].filter(({ isShown }) => isShown).map((review) => review.stars);
  if (given.length === 0) return { average: null, count: 0 };
  return { average: given.reduce((sum, one) => sum + one, 0) / given.length, count: given.length };
}

it('the average is the mean of the shown reviews, whatever happened to them', { timeout: 60_000 }, async () => {
  const admin = await buildProfile(db, { role: 'admin' });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (history) => {
      const professional = await buildProfessional(db);
      const visits = await Promise.all(
        Array.from({ length: visitsOfHistory }, () => buildVisit(db, { professional_id: professional.id })),
      );
      const known = new Map<string, Known>();
      for (const { visit, what, stars: given } of history) {
        const booking = visits[visit];
        if (!booking) continue;
        const clientId = booking.client_id ?? '';
        const { id = '' } =
          (await db.selectFrom('reviews').select('id').where('booking_id', '=', booking.id).executeTakeFirst()) ?? {};
        const before = known.get(booking.id);
        const decide = (action: 'hide' | 'restore') => decideReview(id, admin.id, { action, reason: 'A reason' });
        if (what === 'write')
          await writeReview(booking.id, clientId, { stars: given, text: '' }).then(
            () => known.set(booking.id, { stars: given, isShown: before?.isShown ?? true }),
            refused,
          );
        if (what === 'edit' && before)
          await editReview(id, clientId, { stars: given, text: 'Changed' }).then(
            () => known.set(booking.id, { ...before, stars: given }),
            refused,
          );
        if (what === 'delete' && before) await deleteReview(id, clientId).then(() => known.delete(booking.id), refused);
        if (what === 'hide' && before)
          await decide('hide').then(() => known.set(booking.id, { ...before, isShown: false }), refused);
        if (what === 'restore' && before)
          await decide('restore').then(() => known.set(booking.id, { ...before, isShown: true }), refused);
      }
      const rating = await readRating(professional.id);
      const mean = meanOf(known.values());
      expect(rating.count).toBe(mean.count);
      if (mean.average === null) expect(rating.average).toBeNull();
      else expect(rating.average).toBeCloseTo(mean.average, 2);
      for (const { stars: kind, count } of rating.distribution)
        expect(count).toBe([...known.values()].filter((review) => review.isShown && review.stars === kind).length);
    }),
    { numRuns: 25 },
  );
});

/** A rule has refused the step, so nothing happened. */
function refused(error: unknown): void {
  expect(error).toMatchObject({ kind: 'conflict' });
}

it('many who review one professional at once are all counted', async () => {
  const professional = await buildProfessional(db);
  const visits = await Promise.all(
    Array.from({ length: 12 }, () => buildVisit(db, { professional_id: professional.id })),
  );
  await Promise.all(
    visits.map(({ id, client_id }, index) =>
      writeReview(id, client_id ?? '', { stars: starChoices[index % 5] ?? 5, text: '' }),
    ),
  );
  expect(await readRating(professional.id)).toMatchObject({ count: 12, average: 2.75 });
});

it('a professional who leaves takes the reviews along', async () => {
  const { review, booking } = await buildReview(db);
  await db
    .updateTable('bookings')
    .set({ professional_id: null, service_id: null })
    .where('id', '=', booking.id)
    .execute();
  await db.deleteFrom('professionals').where('id', '=', review.professional_id).execute();
  const { rows } = await pool.query(
    'select 1 from reviews where id = $1 union all select 1 from professional_ratings where professional_id = $2',
    [review.id, review.professional_id],
  );
  expect(rows).toEqual([]);
});
