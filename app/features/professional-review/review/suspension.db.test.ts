import { describe, expect, it } from 'vitest';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { moveVisit } from '#tests/factories/bookings.ts';
import { bookingJourney, eventually, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { expectMoneyAndBookingsAgree } from '#tests/support/money/money-invariants.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { Review } from './queries/get-review.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, pending, confirmed, statusOf, quiet } = bookingJourney(app, testDatabase);
const admin = await person({ role: 'admin' });

const reason = 'Complaints about safety';
const suspend = ({ professional }: Bookable, body: object) =>
  call<{ changed: boolean }>('POST', `/admin/professionals/${professional.id}/decisions`, {
    as: admin,
    body: { action: 'suspend', reason, ...body },
  });
const flags = ({ professional }: Bookable) =>
  db
    .selectFrom('professionals')
    .select(['verified', 'is_approved', 'suspended_at'])
    .where('id', '=', professional.id)
    .executeTakeFirstOrThrow();
const liveOf = async ({ professional }: Bookable) =>
  (
    await pool.query("select id from bookings where professional_id = $1 and status in ('pending', 'confirmed')", [
      professional.id,
    ])
  ).rowCount;

async function withVisits() {
  const bookable = await buildBookable(db);
  const [one, other]: Person[] = [await person(), await person()];
  if (!one || !other) throw new Error('There are two');
  const paid = await confirmed(one, bookable, { bookingDate: slotAt(10, '09:00') });
  const soon = await confirmed(one, bookable, { bookingDate: slotAt(11, '09:00') });
  await moveVisit(db, soon.bookingId, 60);
  const held = await pending(other, bookable, { bookingDate: slotAt(12, '09:00') });
  return { bookable, one, other, paid, soon, held };
}

describe('a suspension', proves('OPEN-14'), () => {
  it('shows the visits that stand, and is not made before it is said what becomes of them', async () => {
    const { bookable, paid, soon, held } = await withVisits();
    const { body } = await call<Review>('GET', `/admin/professionals/${bookable.professional.id}`, { as: admin });
    expect(
      body.standing_visits.map(({ booking_id, status, refund_amount }) => [booking_id, status, refund_amount]),
    ).toEqual([
      [soon.bookingId, 'confirmed', '75.00'],
      [paid.bookingId, 'confirmed', '75.00'],
      [held.bookingId, 'pending', '0.00'],
    ]);
    const answer = await suspend(bookable, {});
    expect([answer.status, answer.body.code, answer.body.details.fields]).toEqual([
      422,
      'visits_undecided',
      { visits: answer.body.error },
    ]);
    expect(await flags(bookable)).toMatchObject({ verified: true, suspended_at: null });
  });

  it('cancels them all in the same step, with full refunds, and both sides hear of it without the reason', async () => {
    const { bookable, one, paid, soon, held } = await withVisits();
    expect((await suspend(bookable, { visits: 'cancel' })).body).toMatchObject({ changed: true });
    expect(await flags(bookable)).toMatchObject({
      verified: false,
      is_approved: false,
      suspended_at: expect.any(Date),
    });
    expect(await Promise.all([paid, soon, held].map(({ bookingId }) => statusOf(bookingId)))).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
    ]);
    await quiet();
    for (const { bookingId } of [paid, soon])
      expect((await app.sandbox.refundsOf(bookingId)).map(({ amount }) => amount)).toEqual([7500]);
    await eventually(async () => expect((await app.sandbox.sessionsOf(held.bookingId))[0]?.status).toBe('expired'));
    await expectMoneyAndBookingsAgree(db, stripe());
    const entries = await db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'booking.cancelled')
      .where('subject_id', '=', paid.bookingId)
      .execute();
    expect(entries).toEqual([
      { actor_id: admin.id, details: { before: 'confirmed', refund: '75.00', because: 'suspension' } },
    ]);
    const told = (await app.sandbox.mails(one.email)).filter(({ subject }) => subject.startsWith('Cancelled'));
    expect(told).toHaveLength(2);
    expect(told.map(({ text }) => text).join()).not.toContain(reason);
    const owner = await db
      .selectFrom('profiles')
      .select('email')
      .where('id', '=', bookable.professional.profile_id)
      .executeTakeFirstOrThrow();
    const suspended = (await app.sandbox.mails(owner.email)).find(({ subject }) => subject.includes('suspended'));
    expect(suspended?.text?.replaceAll(/\s+/g, ' ')).toContain('are cancelled, and those clients are refunded in full');
  });

  it('keeps them where that was chosen, and writes it down', async () => {
    const { bookable, paid, held } = await withVisits();
    expect((await suspend(bookable, { visits: 'keep' })).status).toBe(200);
    expect([await statusOf(paid.bookingId), await statusOf(held.bookingId)]).toEqual(['confirmed', 'pending']);
    const entry = await db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'professional.suspended')
      .where('subject_id', '=', bookable.professional.id)
      .executeTakeFirstOrThrow();
    expect(entry.details).toEqual({ before: 'approved', visits: 'keep', standing: 3, refunded: '0.00' });
  });

  it('leaves no visit behind of those who book, pay and move in the same moment', async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => person()));
    for (let round = 0; round < 3; round += 1) {
      const bookable = await buildBookable(db);
      const mover = await person();
      const { bookingId } = await confirmed(mover, bookable, { bookingDate: slotAt(20, '09:00') });
      const paying = await pending(await person(), bookable, { bookingDate: slotAt(21, '09:00') });
      await pool.query('truncate rate_limits, hold_records');
      const [suspended, ...answers] = await Promise.all([
        suspend(bookable, { visits: 'cancel' }),
        ...clients.map((client, index) => request(client, bookable, { bookingDate: slotAt(10 + index, '10:00') })),
        call('POST', `/bookings/${bookingId}/reschedule`, {
          as: mover,
          body: { expectedStart: slotAt(20, '09:00'), newStart: slotAt(22, '09:00') },
        }),
        app.sandbox.pay(paying.sessionId).then(
          () => ({ status: 200 }),
          () => ({ status: 409 }),
        ),
      ]);
      expect(suspended.status).toBe(200);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      await quiet();
      expect(await liveOf(bookable)).toBe(0);
    }
    await expectMoneyAndBookingsAgree(db, stripe());
  });
});
