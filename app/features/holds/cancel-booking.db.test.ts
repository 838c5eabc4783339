import { describe, expect, it } from 'vitest';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, bookingTables, personOf, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, confirmed, statusOf, quiet } = bookingJourney(app, testDatabase);

const unknown = '019a0000-0000-7000-8000-000000000000';
const notCancellable = [404, 'Booking not found or already processed'];
const byFunction = (as: Person, bookingId: string) =>
  call('POST', '/functions/cancel-booking', { as, body: { bookingId } });
const byUpdate = (as: Person, bookingId: string) =>
  call('PATCH', `/bookings/${bookingId}`, { as, body: { status: 'cancelled' } });
const remove = (as: Person, bookingId: string) => call('DELETE', `/bookings/${bookingId}`, { as });
const ways = [
  ['cancel-booking', byFunction],
  ['PATCH /bookings/{id}', byUpdate],
] as const;

/** Everybody else who is signed in. */
async function strangersTo(bookable: Awaited<ReturnType<typeof buildBookable>>): Promise<Person[]> {
  const owner = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', bookable.professional.profile_id)
    .executeTakeFirstOrThrow();
  return [await person(), await person({ role: 'admin' }), await personOf(db, owner)];
}

describe.each(ways)('%s', (_, cancel) => {
  it(
    'cancels an own pending booking, ends its checkout and frees the slot',
    proves('CLI-020', 'API-041', 'API-068', 'DATA-095', 'OPEN-08'),
    async () => {
      const [client, bookable] = [await person(), await buildBookable(db)];
      const { bookingId } = await pending(client, bookable);
      const answer = await cancel(client, bookingId);
      expect(answer.status).toBe(200);
      expect(await statusOf(bookingId)).toBe('cancelled');
      expect((await app.sandbox.sessionsOf(bookingId))[0]?.status).toBe('expired');
      await pending(await person(), bookable);
    },
  );

  it('again on an own cancelled booking is a success that changes nothing', proves('OPEN-08'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId } = await pending(client, bookable);
    await cancel(client, bookingId);
    await quiet();
    const before = await bookingTables(db);
    expect((await cancel(client, bookingId)).status).toBe(200);
    expect(await bookingTables(db)).toEqual(before);
  });

  it(
    'knows no foreign and no unknown booking',
    proves('ERR-048', 'ERR-049', 'CLI-022', 'API-043', 'API-070'),
    async () => {
      const [client, bookable] = [await person(), await buildBookable(db)];
      const { bookingId } = await pending(client, bookable);
      await quiet();
      const before = await bookingTables(db);
      for (const stranger of await strangersTo(bookable)) {
        const answer = await cancel(stranger, bookingId);
        expect([answer.status, answer.body.error]).toEqual(notCancellable);
      }
      for (const id of [unknown, 'abc']) {
        const answer = await cancel(client, id);
        expect([answer.status, answer.body.error]).toEqual(notCancellable);
      }
      expect(await bookingTables(db)).toEqual(before);
    },
  );

  it('leaves a confirmed booking as it is', proves('CLI-023', 'API-042', 'ERR-049'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId } = await confirmed(client, bookable);
    await quiet();
    const before = await bookingTables(db);
    const answer = await cancel(client, bookingId);
    expect([answer.status, answer.body.error]).toEqual(notCancellable);
    expect(await bookingTables(db)).toEqual(before);
  });

  it('finds that it was paid a moment before: the booking is confirmed instead', proves('OPEN-08'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await app.sandbox.webhooks({ mode: 'paused' });
    const { bookingId, sessionId } = await pending(client, bookable);
    await app.sandbox.pay(sessionId);
    const answer = await cancel(client, bookingId);
    await app.sandbox.webhooks({ mode: 'on' });
    expect([answer.status, answer.body.error]).toEqual(notCancellable);
    expect(await statusOf(bookingId)).toBe('confirmed');
    await quiet();
    expect(await app.sandbox.refundsOf(bookingId)).toEqual([]);
  });

  it('by ten at once cancels once', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId } = await pending(client, bookable);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(client, bookingId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await quiet();
    expect(
      (await app.sandbox.mails(client.email)).filter(({ subject }) => subject.startsWith('No longer held')),
    ).toHaveLength(1);
  });

  it('a direct insert without a checkout is cancelled too', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const body = {
      serviceId: bookable.service.id,
      professionalId: bookable.professional.id,
      clientId: client.id,
      bookingDate: slotAt(9, '09:00'),
      location: 'Here',
    };
    const inserted = await call<{ id: string }>('POST', '/bookings', { as: client, body });
    expect((await cancel(client, inserted.body.id)).status).toBe(200);
    expect(await statusOf(inserted.body.id)).toBe('cancelled');
  });
});

describe('PATCH /bookings/{id}', () => {
  it.each(['pending', 'confirmed', 'completed'])(
    'lets no client set %s',
    proves('OPEN-13', 'API-044'),
    async (status) => {
      const [client, bookable] = [await person(), await buildBookable(db)];
      const { bookingId } = await pending(client, bookable);
      await quiet();
      const before = await bookingTables(db);
      const answer = await call('PATCH', `/bookings/${bookingId}`, {
        as: client,
        body: { status, total_amount: '1.00', client_id: unknown },
      });
      expect([answer.status, answer.body.error]).toEqual([409, 'You can’t change this booking that way.']);
      const foreign = await call('PATCH', `/bookings/${bookingId}`, { as: await person(), body: { status } });
      expect([foreign.status, foreign.body.error]).toEqual([404, 'Booking not found']);
      expect(await bookingTables(db)).toEqual(before);
    },
  );
});

describe('DELETE /bookings/{id}', () => {
  it('removes an own cancelled booking for good', proves('CLI-021', 'API-045'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId } = await pending(client, bookable);
    await byFunction(client, bookingId);
    expect((await remove(client, bookingId)).status).toBe(200);
    expect(await statusOf(bookingId)).toBe('gone');
    expect([(await remove(client, bookingId)).status, (await byFunction(client, bookingId)).status]).toEqual([
      404, 404,
    ]);
  });

  it('leaves pending and confirmed bookings', proves('CLI-025'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const paid = await confirmed(client, bookable, { bookingDate: slotAt(10, '12:00') });
    const open = await pending(client, bookable, { bookingDate: slotAt(10, '09:00') });
    for (const { bookingId } of [open, paid]) {
      const answer = await remove(client, bookingId);
      expect([answer.status, answer.body.error]).toEqual([409, 'Only a cancelled booking can be deleted.']);
    }
    expect([await statusOf(open.bookingId), await statusOf(paid.bookingId)]).toEqual(['pending', 'confirmed']);
  });

  it('knows no foreign and no unknown booking', proves('CLI-024'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId } = await pending(client, bookable);
    await byFunction(client, bookingId);
    for (const stranger of await strangersTo(bookable)) {
      const answer = await remove(stranger, bookingId);
      expect([answer.status, answer.body.error]).toEqual([404, 'Booking not found']);
    }
    expect((await remove(client, unknown)).status).toBe(404);
    expect(await statusOf(bookingId)).toBe('cancelled');
  });
});
