import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { bookingJourney, personOf, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { expectMoneyAndBookingsAgree } from '#tests/support/money/money-invariants.ts';
import { rounds } from '#tests/support/vitest/rounds.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, pending, confirmed, quiet } = bookingJourney(app, testDatabase);

const close = (as: Person) => call('POST', '/functions/delete-user-account', { as });
const ownerOf = async ({ professional }: Bookable) =>
  personOf(
    db,
    await db.selectFrom('profiles').selectAll().where('id', '=', professional.profile_id).executeTakeFirstOrThrow(),
  );

async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select pg_stat_clear_snapshot(), deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks ?? 0;
}

/** No visit is ahead that has lost a party, and no call failed on our side. */
async function expectSound(statuses: number[], allowed: number[]): Promise<void> {
  expect(statuses.filter((status) => !allowed.includes(status))).toEqual([]);
  const orphans = `select id, status from bookings where (client_id is null or professional_id is null)
    and (status = 'pending' or (status = 'confirmed' and start_time > now()))`;
  expect((await pool.query(orphans)).rows).toEqual([]);
}

async function eachRound(work: (round: number) => Promise<void>): Promise<void> {
  const before = await deadlocks();
  for (let round = 0; round < rounds; round += 1) await work(round);
  await quiet();
  await expectMoneyAndBookingsAgree(db, stripe());
  expect(await deadlocks()).toBe(before);
}

beforeEach(() => pool.query('truncate rate_limits'));

it('a client who books and leaves in one moment has no booking left', proves('OPEN-46'), async () => {
  const bookable = await buildBookable(db);
  await eachRound(async (round) => {
    const client = await person();
    const bookings = ['09:00', '11:00', '13:00'].map((time) =>
      request(client, bookable, { bookingDate: slotAt(5 + (round % 60), time) }),
    );
    const answers = await Promise.all([...bookings, close(client)]);
    await expectSound(
      answers.map(({ status }) => status),
      [200, 401, 409, 422],
    );
    expect((await pool.query('select 1 from auth_user where id = $1', [client.id])).rowCount).toBe(0);
  });
});

it('a professional who leaves while eight clients book has no booking left', proves('OPEN-46'), async () => {
  const clients = await Promise.all(Array.from({ length: 8 }, () => person()));
  await eachRound(async () => {
    await pool.query('truncate rate_limits');
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    const bookings = clients.map((client, index) =>
      request(client, bookable, { bookingDate: slotAt(10 + (index % 3), '10:00') }),
    );
    const [left, ...answers] = await Promise.all([close(owner), ...bookings]);
    expect(left.status).toBe(200);
    await expectSound(
      answers.map(({ status }) => status),
      [200, 409, 422],
    );
  });
});

it(
  'both parties leave while the booking is paid for: everybody is gone, the money is back once',
  proves('OPEN-46'),
  async () => {
    await eachRound(async () => {
      const bookable = await buildBookable(db);
      const [owner, client] = [await ownerOf(bookable), await person()];
      await confirmed(client, bookable, { bookingDate: slotAt(10, '09:00') });
      const hold = await pending(client, bookable, { bookingDate: slotAt(11, '09:00') });
      const paying = app.sandbox.pay(hold.sessionId).catch(() => undefined);
      const [one, other] = await Promise.all([close(owner), close(client), paying]);
      await expectSound([one.status, other.status], [200]);
    });
  },
);

it(
  'a client who leaves while the payment is told of three times over is gone, and no call fails',
  proves('OPEN-11', 'OPEN-46'),
  async () => {
    // The payment takes the booking and then its client's row, leaving takes them the other way round: PostgreSQL
    // undoes one
    // of the two at times, which is run again.
    await app.sandbox.webhooks({ mode: 'on', copies: 3 });
    for (let round = 0; round < rounds; round += 1) {
      const [bookable, client] = [await buildBookable(db), await person()];
      const hold = await pending(client, bookable, { bookingDate: slotAt(10, '09:00') });
      const cancelling = call('POST', '/functions/cancel-booking', { as: client, body: { bookingId: hold.bookingId } });
      const [left, cancelled] = await Promise.all([
        close(client),
        cancelling,
        app.sandbox.pay(hold.sessionId).catch(() => undefined),
      ]);
      await expectSound([left.status], [200]);
      await expectSound([cancelled.status], [200, 401, 404, 409]);
    }
    await app.sandbox.webhooks({ mode: 'on', copies: 1 });
    await quiet();
    await expectMoneyAndBookingsAgree(db, stripe());
  },
);

it('two tabs delete one account once', async () => {
  await eachRound(async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await confirmed(client, bookable, { bookingDate: slotAt(10, '09:00') });
    const answers = await Promise.all([close(client), close(client), close(client)]);
    await expectSound(
      answers.map(({ status }) => status),
      [200, 401],
    );
    await quiet();
    const mails = (await app.sandbox.mails(client.email)).filter(({ subject }) => subject.includes('deleted'));
    expect(mails).toHaveLength(1);
  });
});
