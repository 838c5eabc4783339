import { describe, expect, it } from 'vitest';
import { buildBookable } from '#tests/factories/bookable.ts';
import {
  bookingJourney,
  bookingTables,
  eventually,
  personOf,
  slotAt,
  type Person,
} from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, confirmed, statusOf, quiet } = bookingJourney(app, testDatabase);

const complete = (as: Person | undefined, bookingId: unknown, sessionId: unknown) =>
  call<{ success: boolean; booking: { status: string } }>('POST', '/functions/handle-successful-payment', {
    ...(as ? { as } : {}),
    body: { bookingId, sessionId },
  });
const paymentsOf = (bookingId: string) =>
  db.selectFrom('payments').selectAll().where('booking_id', '=', bookingId).execute();

/** Webhooks stay away while `work` runs, so that only the return page confirms. */
async function withoutWebhooks<T>(work: () => Promise<T>): Promise<T> {
  await app.sandbox.webhooks({ mode: 'paused' });
  try {
    return await work();
  } finally {
    await app.sandbox.webhooks({ mode: 'on' });
    await quiet();
  }
}

describe('the return from checkout', () => {
  it(
    'confirms what was paid, and writes its payment',
    proves('BOOK-041', 'API-071', 'API-072', 'DATA-054 to DATA-059', 'DATA-094'),
    async () => {
      const [client, bookable] = [await person(), await buildBookable(db)];
      await withoutWebhooks(async () => {
        const { bookingId, sessionId } = await pending(client, bookable);
        await app.sandbox.pay(sessionId);
        const answer = await complete(client, bookingId, sessionId);
        expect([answer.status, answer.body]).toEqual([
          200,
          {
            success: true,
            booking: expect.objectContaining({ id: bookingId, status: 'confirmed', payment_method: 'card' }),
          },
        ]);
        const [charge] = await app.sandbox.chargesOf(bookingId);
        expect(await paymentsOf(bookingId)).toEqual([
          expect.objectContaining({
            booking_id: bookingId,
            client_id: client.id,
            professional_id: bookable.professional.id,
            amount: '75.00',
            payment_method: 'card',
            stripe_session_id: sessionId,
            stripe_charge_id: charge?.id,
            created_at: expect.any(Date),
          }),
        ]);
      });
    },
  );

  it('twice, and once more by the webhook, is a success with one payment', proves('OPEN-11'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId, sessionId } = await pending(client, bookable);
    await app.sandbox.pay(sessionId);
    const answers = await Promise.all([complete(client, bookingId, sessionId), complete(client, bookingId, sessionId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await quiet();
    expect(await paymentsOf(bookingId)).toHaveLength(1);
    expect(await app.sandbox.refundsOf(bookingId)).toEqual([]);
  });

  it.each([
    ['an unpaid session', undefined],
    ['a session whose card was declined', '4000000000000002'],
  ])('does not confirm %s', async (_, card) => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId, sessionId } = await pending(client, bookable);
    if (card) await app.sandbox.pay(sessionId, card);
    const before = await bookingTables(db);
    const answer = await complete(client, bookingId, sessionId);
    expect([answer.status, answer.body.error, answer.body.details.type]).toEqual([
      409,
      'The payment has not been completed.',
      'stripe',
    ]);
    expect(await bookingTables(db)).toEqual(before);
    expect(await statusOf(bookingId)).toBe('pending');
  });

  it('does not take the paid session of another booking', proves('OPEN-11', 'API-073'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const paid = await confirmed(client, bookable, { bookingDate: slotAt(10, '10:00') });
    const unpaid = await pending(client, bookable, { bookingDate: slotAt(10, '12:00') });
    await quiet();
    const before = await bookingTables(db);
    const answer = await complete(client, unpaid.bookingId, paid.sessionId);
    expect([answer.status, answer.body.error]).toEqual([404, 'This payment does not belong to this booking.']);
    expect(await bookingTables(db)).toEqual(before);
  });

  it.each(['cs_test_unknown', '../refunds', 'cs_test_%2F..', 'ü', '?expand[]=customer'])(
    'the session id %j is nobody’s',
    async (sessionId) => {
      const [client, bookable] = [await person(), await buildBookable(db)];
      const { bookingId } = await pending(client, bookable);
      const answer = await complete(client, bookingId, sessionId);
      expect([answer.status, answer.body.error]).toEqual([404, 'This payment does not belong to this booking.']);
    },
  );

  it.each([
    [undefined, 'cs_test_1', 'Booking ID is required'],
    ['1', 'cs_test_1', 'Invalid booking ID'],
    ['019a0000-0000-7000-8000-000000000000', undefined, 'Session ID is required'],
    ['019a0000-0000-7000-8000-000000000000', ' ', 'Session ID is required'],
    ['019a0000-0000-7000-8000-000000000000', 'x'.repeat(201), 'Invalid session ID'],
  ])('refuses booking %j and session %.20j', proves('API-073'), async (bookingId, sessionId, text) => {
    const answer = await complete(await person(), bookingId, sessionId);
    expect([answer.status, answer.body.error]).toEqual([422, text]);
  });

  it('is nobody’s business but the client’s', async () => {
    const [client, other, admin, bookable] = [
      await person(),
      await person(),
      await person({ role: 'admin' }),
      await buildBookable(db),
    ];
    const owner = await db
      .selectFrom('profiles')
      .selectAll()
      .where('id', '=', bookable.professional.profile_id)
      .executeTakeFirstOrThrow();
    await withoutWebhooks(async () => {
      const { bookingId, sessionId } = await pending(client, bookable);
      await app.sandbox.pay(sessionId);
      const before = await bookingTables(db);
      for (const stranger of [other, admin, await personOf(db, owner)]) {
        const answer = await complete(stranger, bookingId, sessionId);
        expect([answer.status, answer.body.error]).toEqual([404, 'Booking not found']);
      }
      expect((await complete(undefined, bookingId, sessionId)).status).toBe(401);
      expect(await bookingTables(db)).toEqual(before);
    });
  });

  it('says of a payment for a cancelled booking that it is refunded, and refunds it once', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId, sessionId } = await pending(client, bookable);
    // Cancelled by somebody for whom the session was not ended: a professional or an admin, later.
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', bookingId).execute();
    await app.sandbox.pay(sessionId);
    for (const _ of [1, 2]) {
      const answer = await complete(client, bookingId, sessionId);
      expect([answer.status, answer.body.error]).toEqual([
        409,
        'This booking was cancelled. Your payment is being refunded in full.',
      ]);
    }
    await eventually(async () =>
      expect(await app.sandbox.refundsOf(bookingId)).toEqual([expect.objectContaining({ amount: 7500 })]),
    );
    await quiet();
    expect(await app.sandbox.refundsOf(bookingId)).toHaveLength(1);
    expect(await statusOf(bookingId)).toBe('cancelled');
  });
});
