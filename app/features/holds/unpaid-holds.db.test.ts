import { describe, expect, it } from 'vitest';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { bookingJourney, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { cancelWithRefund } from '#app/features/booking-outcomes/cancel/commands/cancel-with-refund.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, requestOf, pending, confirmed, statusOf, quiet } = bookingJourney(app, testDatabase);

const professionals = await Promise.all(Array.from({ length: 6 }, () => buildBookable(db)));
const [one, two, three, four, five] = professionals as [Bookable, Bookable, Bookable, Bookable, Bookable, Bookable];
let day = 2;
/** Days that no other test has taken. */
const nextDay = (time = '10:00') => slotAt((day += 1), time);

const heldBy = async ({ id }: Person) => {
  const { rows } = await pool.query<{ id: string; professional_id: string }>(
    "select id, professional_id from bookings where client_id = $1 and status = 'pending'",
    [id],
  );
  return rows;
};
const runOut = async (sessionId: string) => {
  await app.sandbox.expire(sessionId);
  await quiet();
};
/** As if what is remembered had happened so much earlier. */
const later = ({ id }: Person, interval: string) =>
  pool.query(
    'update hold_records set last_ended_at = last_ended_at - $2::interval, may_hold_from = may_hold_from - $2::interval where client_id = $1',
    [id, interval],
  );

describe('unpaid holds of one client', () => {
  it('are three at a time, whichever way they are asked for', async () => {
    const client = await person();
    const bookingDate = nextDay();
    for (const bookable of [one, two, three]) await pending(client, bookable, { bookingDate });
    for (const path of ['/functions/create-checkout-session', '/bookings']) {
      const answer = await call('POST', path, { as: client, body: requestOf(client, four, { bookingDate }) });
      expect([answer.status, answer.body.code]).toEqual([409, 'too_many_holds']);
      expect(answer.body.error).toContain('no one else can book them. Pay for or cancel one');
    }
    expect(await heldBy(client)).toHaveLength(3);
  });

  it('are three at a time for somebody who asks for many at once', async () => {
    const client = await person();
    const bookingDate = nextDay();
    const answers = await Promise.all(
      professionals.flatMap((bookable) => [
        request(client, bookable, { bookingDate }),
        request(client, bookable, { bookingDate }),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await heldBy(client)).toHaveLength(3);
  });

  it('are one a professional for somebody who asks for all times of a day at once', async () => {
    const client = await person();
    day += 1;
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
    const answers = await Promise.all(
      times.map((time) =>
        call('POST', '/bookings', { as: client, body: requestOf(client, one, { bookingDate: slotAt(day, time) }) }),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await heldBy(client)).toHaveLength(1);
  });

  it('make room when one is paid or cancelled', async () => {
    const client = await person();
    const bookingDate = nextDay();
    await confirmed(client, one, { bookingDate });
    const held = [];
    for (const bookable of [two, three, four]) held.push(await pending(client, bookable, { bookingDate }));
    await call('POST', '/functions/cancel-booking', { as: client, body: { bookingId: held[0]?.bookingId } });
    expect((await request(client, five, { bookingDate })).status).toBe(200);
  });

  it('another time with the same professional takes the place of the first, also when all three are used', async () => {
    const client = await person();
    const [first, second] = [nextDay('10:00'), nextDay('15:00')];
    await pending(client, two, { bookingDate: first });
    await pending(client, three, { bookingDate: first });
    const earlier = await pending(client, one, { bookingDate: first });
    const changed = await pending(client, one, { bookingDate: second });
    expect(await statusOf(earlier.bookingId)).toBe('cancelled');
    expect((await app.sandbox.sessionsOf(earlier.bookingId))[0]?.status).toBe('expired');
    expect(await statusOf(changed.bookingId)).toBe('pending');
  });

  it('the first stays when it was paid a moment ago, and the other time is held beside it', async () => {
    const client = await person();
    const [first, second] = [nextDay('10:00'), nextDay('15:00')];
    await app.sandbox.webhooks({ mode: 'paused' });
    const paid = await pending(client, one, { bookingDate: first });
    await app.sandbox.pay(paid.sessionId);
    const other = await pending(client, one, { bookingDate: second });
    await app.sandbox.webhooks({ mode: 'on' });
    expect([await statusOf(paid.bookingId), await statusOf(other.bookingId)]).toEqual(['confirmed', 'pending']);
  });
});

describe('a client who lets holds run out', () => {
  it('waits longer each time, reads why, and others do not wait', async () => {
    const [client, bystander] = [await person(), await person()];
    await runOut((await pending(client, one, { bookingDate: nextDay() })).sessionId);
    await runOut((await pending(client, one, { bookingDate: nextDay() })).sessionId);
    const refused = await request(client, two, { bookingDate: nextDay() });
    expect([refused.status, refused.body.code]).toEqual([429, 'hold_wait']);
    expect(refused.body.error).toBe(
      'You held times without paying for them, and no one else could book them. You can hold another one in 10 minutes.',
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(9 * 60);
    expect(
      (await call('POST', '/bookings', { as: client, body: requestOf(client, two, { bookingDate: nextDay() }) })).body
        .code,
    ).toBe('hold_wait');
    expect((await request(bystander, one, { bookingDate: nextDay() })).status).toBe(200);
    await later(client, '10 minutes');
    await runOut((await pending(client, one, { bookingDate: nextDay() })).sessionId);
    expect((await request(client, two, { bookingDate: nextDay() })).body.error).toContain('in 30 minutes.');
  });

  it('goes on paying for what is held already', async () => {
    const client = await person();
    const bookingDate = nextDay();
    const kept = await pending(client, three, { bookingDate });
    await runOut((await pending(client, one, { bookingDate })).sessionId);
    await runOut((await pending(client, two, { bookingDate })).sessionId);
    expect((await request(client, three, { bookingDate })).body.checkoutUrl).toBe(kept.checkoutUrl);
    await app.sandbox.pay(kept.sessionId);
    await quiet();
    expect(await statusOf(kept.bookingId)).toBe('confirmed');
    // Whoever pays is no longer held to what was.
    expect((await request(client, one, { bookingDate })).status).toBe(200);
  });

  it('is not helped by cancelling at the last minute, nor by deleting what was cancelled', async () => {
    const client = await person();
    for (const bookable of [one, two]) {
      const held = await pending(client, bookable, { bookingDate: nextDay() });
      await pool.query("update bookings set created_at = created_at - interval '29 minutes' where id = $1", [
        held.bookingId,
      ]);
      await call('POST', '/functions/cancel-booking', { as: client, body: { bookingId: held.bookingId } });
      expect((await call('DELETE', `/bookings/${held.bookingId}`, { as: client })).status).toBe(200);
    }
    expect((await request(client, three, { bookingDate: nextDay() })).body.code).toBe('hold_wait');
  });

  it('keeps what is held when another choice has to wait', async () => {
    const client = await person();
    await runOut((await pending(client, one, { bookingDate: nextDay() })).sessionId);
    const kept = await pending(client, three, { bookingDate: nextDay() });
    await runOut((await pending(client, one, { bookingDate: nextDay() })).sessionId);
    expect((await request(client, three, { bookingDate: nextDay() })).body.code).toBe('hold_wait');
    expect(await statusOf(kept.bookingId)).toBe('pending');
  });

  it('is not held to what a professional cancelled', async () => {
    const client = await person();
    for (let round = 0; round < 3; round += 1) {
      const { bookingId } = await pending(client, one, { bookingDate: nextDay() });
      await inTransaction((trx) => cancelWithRefund(trx, bookingId, 'professional', new Date()));
    }
    expect((await request(client, one, { bookingDate: nextDay() })).status).toBe(200);
  });
});
