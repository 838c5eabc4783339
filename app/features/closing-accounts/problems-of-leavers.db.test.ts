import { expect, it } from 'vitest';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { reviewJourney } from '#tests/support/review-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const { call, parties } = reviewJourney(await startTestApi(testDatabase), testDatabase);
const words = { description: 'The vase is broken.', answer: 'Wilhelmina did it.', settlement: 'Wilhelmina or Tom.' };
const removed = deletedAccount.location;

it.each([
  ['client', { description: removed, answer: removed, settlement: removed }],
  ['owner', { description: words.description, answer: removed, settlement: removed }],
] as const)(
  'what was said about a report of a person who leaves goes along: the %s',
  proves('OPEN-46'),
  async (who, left) => {
    const { visit, ...people } = await parties();
    const [settled, answered, fresh] = [await visit(), await visit(), await visit()];
    const { settlement, ...open } = { kind: 'damage' as const, answered_at: new Date(), ...words };
    const decided = { status: 'settled', outcome: 'none', refund_amount: '0', settled_at: new Date() } as const;
    await db
      .insertInto('problem_reports')
      .values([
        { booking_id: settled.id, ...open, settlement, ...decided },
        { booking_id: answered.id, ...open },
        { booking_id: fresh.id, kind: 'damage', description: words.description },
      ])
      .execute();
    expect((await call('POST', '/functions/delete-user-account', { as: people[who] })).status).toBe(200);
    const rowOf = (bookingId: string) =>
      db.selectFrom('problem_reports').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow();
    expect(await rowOf(settled.id)).toMatchObject({ ...left, answered_at: open.answered_at, outcome: 'none' });
    // Without the time of its answer a report that nobody came would be refunded as unanswered.
    expect(await rowOf(answered.id)).toMatchObject({ ...left, settlement: null, answered_at: open.answered_at });
    expect(await rowOf(fresh.id)).toMatchObject({ answer: null, settlement: null, answered_at: null });
  },
);
