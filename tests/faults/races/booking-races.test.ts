import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { bookingJourney, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { rounds } from '#tests/support/vitest/rounds.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { person, request, pending, call, quiet } = bookingJourney(app, testDatabase);

const people: Person[] = await Promise.all(Array.from({ length: 100 }, () => person()));
const liveRanges = async (professionalId: string) => {
  const { rows } = await pool.query<{ start_time: Date; busy_until: Date }>(
    `select start_time, busy_until from bookings where professional_id = $1 and status in ('pending', 'confirmed') order by start_time`,
    [professionalId],
  );
  return rows;
};

async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select pg_stat_clear_snapshot(), deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks ?? 0;
}

async function expectNoOverlap({ professional }: Bookable): Promise<void> {
  const ranges = await liveRanges(professional.id);
  for (const [index, range] of ranges.slice(1).entries()) {
    expect(range.start_time.getTime()).toBeGreaterThanOrEqual(ranges[index]?.busy_until.getTime() ?? 0);
  }
}

/** The same people ask again and again: limits per person are not what is tested here. */
async function clearLimits(): Promise<void> {
  await pool.query('truncate rate_limits, hold_records');
  await pool.query(`update bookings set status = 'cancelled' where status = 'pending'`);
}

async function eachRound(work: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await clearLimits();
    await work(round);
  }
}

let before = 0;
beforeEach(async () => {
  await clearLimits();
  before = await deadlocks();
});

describe('one slot', () => {
  it('has one winner among 100 clients; the others hear 409', async () => {
    const bookable = await buildBookable(db);
    const answers = await Promise.all(people.map((client) => request(client, bookable)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 99 }, () => 409)]);
    expect(answers.filter(({ status, body }) => status === 409 && body.code !== 'slot_taken')).toEqual([]);
    expect(await liveRanges(bookable.professional.id)).toHaveLength(1);
    expect(await deadlocks()).toBe(before);
  });

  it('has one winner in every round of 16, whether asked for with a checkout or by a direct insert', async () => {
    const bookable = await buildBookable(db);
    await eachRound(async (round) => {
      const bookingDate = slotAt(5 + (round % 60), '10:00');
      const answers = await Promise.all(
        people.slice(0, 16).map((client, index) => {
          const body = {
            serviceId: bookable.service.id,
            professionalId: bookable.professional.id,
            clientId: client.id,
            bookingDate,
            location: 'Here',
          };
          return call('POST', index % 2 ? '/bookings' : '/functions/create-checkout-session', { as: client, body });
        }),
      );
      expect(answers.filter(({ status }) => status === 200 || status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
      await db.updateTable('bookings').set({ status: 'cancelled' }).where('status', '=', 'pending').execute();
    });
    expect(await deadlocks()).toBe(before);
  });
});

describe('slots that overlap by duration or buffer', () => {
  it.each([
    ['two hours', { duration: 120, buffer_time: 0 }],
    ['an hour and half an hour of buffer', { duration: 60, buffer_time: 30 }],
    ['a day', { duration: 1440, buffer_time: 60 }],
  ])('are never booked together when 16 clients ask at once for services of %s', async (_, times) => {
    await eachRound(async (round) => {
      const bookable = await buildBookable(db, { times });
      const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
      const answers = await Promise.all(
        people
          .slice(0, 16)
          .map((client, index) =>
            request(client, bookable, { bookingDate: slotAt(10 + (round % 60), hours[index % 8] ?? '09:00') }),
          ),
      );
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      const live = await liveRanges(bookable.professional.id);
      expect(live.length).toBeGreaterThan(0);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(live.length);
      await expectNoOverlap(bookable);
    });
    expect(await deadlocks()).toBe(before);
  });
});

it('a booking and a new blocked slot never both get the same time', async () => {
  await eachRound(async () => {
    const bookable = await buildBookable(db);
    const [start, end] = [new Date(slotAt(10, '10:00')), new Date(slotAt(10, '12:00'))];
    // As blocking a time does: the same lock, refused when a booking is there.
    const block = inTransaction(async (trx) => {
      await lockSubject(trx, bookable.professional.id);
      const { numAffectedRows = 0n } = await sql`
        insert into blocked_time_slots (professional_id, start_time, end_time)
        select ${bookable.professional.id}, ${start}, ${end}
        where not exists (select from bookings where professional_id = ${bookable.professional.id} and status in ('pending', 'confirmed')
          and tstzrange(start_time, busy_until, '[)') && tstzrange(${start}, ${end}, '[)'))`.execute(trx);
      return numAffectedRows > 0n;
    });
    const [isBlocked, ...answers] = await Promise.all([
      block,
      ...people.slice(0, 8).map((client) => request(client, bookable, { bookingDate: slotAt(10, '11:00') })),
    ]);
    const booked = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(booked).toBe(isBlocked ? 0 : 1);
  });
});

it('a client who changes their mind while 15 others want the slot never ends up with two holds there', async () => {
  const bookable = await buildBookable(db, { service: { duration: 120 } });
  const [one, ...others] = people.slice(0, 16);
  if (!one) throw new Error('There are people');
  await pending(one, bookable, { bookingDate: slotAt(10, '10:00') });
  const answers = await Promise.all([
    request(one, bookable, { bookingDate: slotAt(10, '11:00') }),
    request(one, bookable, { bookingDate: slotAt(10, '09:00') }),
    ...others.map((client) => request(client, bookable, { bookingDate: slotAt(10, '10:00') })),
  ]);
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  await expectNoOverlap(bookable);
  await quiet();
  const { objects } = await app.sandbox.state();
  const open = objects['checkout.session']
    .filter(({ status }) => status === 'open')
    .map(({ metadata }) => metadata?.['booking_id']);
  const { rows } = await pool.query<{ id: string }>(
    `select id from bookings where professional_id = $1 and status = 'pending'`,
    [bookable.professional.id],
  );
  const { rows: ended } = await pool.query<{ id: string }>(
    `select id from bookings where professional_id = $1 and status = 'cancelled'`,
    [bookable.professional.id],
  );
  expect(open).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
  expect(open.filter((id) => ended.some((row) => row.id === id))).toEqual([]);
});

it('paying, cancelling and expiring at the same moment leave either a confirmed booking or no charge', async () => {
  await eachRound(async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId, sessionId } = await pending(client, bookable);
    await Promise.allSettled([
      app.sandbox.pay(sessionId),
      call('POST', '/functions/cancel-booking', { as: client, body: { bookingId } }),
      call('POST', '/functions/handle-successful-payment', { as: client, body: { bookingId, sessionId } }),
      request(client, bookable, { location: 'Another address' }),
    ]);
    await quiet();
    const charges = (await app.sandbox.chargesOf(bookingId)).filter(({ refunded }) => !refunded);
    const { rows } = await pool.query<{ status: string }>('select status from bookings where id = $1', [bookingId]);
    expect([rows[0]?.status, charges.length]).toEqual(charges.length === 1 ? ['confirmed', 1] : ['cancelled', 0]);
  });
});
