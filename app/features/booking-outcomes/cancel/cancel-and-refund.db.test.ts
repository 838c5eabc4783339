import { describe, expect, it } from 'vitest';
import { deleteBooking } from '#app/features/bookings/commands/delete-booking.server.ts';
import { holdPayout, releasePayout } from '#app/features/payments/transfers/commands/hold-payout.server.ts';
import { releaseTransfer } from '#app/features/payments/transfers/commands/hold-transfer.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { dateOfEpochMinutes, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { buildBookingRoles } from '#tests/factories/booking-roles.ts';
import { buildBooking, buildPaidBooking } from '#tests/factories/bookings.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { cancelAndRefund } from './commands/cancel-and-refund.server.ts';
import { previewRefund } from './queries/preview-refund.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
await startTestApi(testDatabase);
const { client, professional, admin, stranger, professionalId } = await buildBookingRoles(db);

const hour = 3_600_000;
const start = new Date('2027-01-20T16:00:00Z');
const before = (hours: number, from = start) => new Date(from.getTime() - hours * hour);
let days = 0;
/** Each visit on a day of its own: none overlaps another. */
const paid = async (start_time = new Date(start.getTime() + (days += 1) * 24 * hour)) =>
  buildPaidBooking(db, { client_id: client.id, professional_id: professionalId, start_time });
const moneyOf = async (bookingId: string) => {
  const { rows: refunds } = await pool.query('select amount, reason from refunds where booking_id = $1', [bookingId]);
  const { rows: transfers } = await pool.query(
    'select amount, commission, status, reason from transfers where booking_id = $1',
    [bookingId],
  );
  return { refunds, transfers };
};
const codeOf = (failing: Promise<unknown>) =>
  failing.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('what was previewed is what is refunded', proves('OPEN-04'), () => {
  // Visits a day after each change of the clocks: the hours before them lead across it.
  const visits = ['2026-11-02', '2027-03-15'].map((date) => ({
    date,
    start: dateOfEpochMinutes(wallClockToInstant(date, 12 * 60, 'America/New_York')),
  }));

  it.each(visits)(
    'on $date, each hour from 73 before to 1 after, across a change of the clocks',
    { timeout: 60_000 },
    async ({ start: visit }) => {
      for (let hours = 73; hours >= -1; hours -= 1) {
        const now = before(hours, visit);
        const booking = await paid(visit);
        const shown = await previewRefund(booking.id, client, now);
        expect([hours, shown.refund_amount, shown.kept_amount, shown.may_cancel]).toEqual([
          hours,
          ...(hours >= 24 ? ['75.00', '0.00'] : ['37.50', '37.50']),
          hours > 0,
        ]);
        const cancelling = cancelAndRefund(booking.id, client, { expectedRefund: shown.refund_amount }, now);
        if (!shown.may_cancel) expect(await codeOf(cancelling)).toBe('status_not_allowed');
        else {
          expect(await cancelling).toEqual({ id: booking.id, status: 'cancelled', refund_amount: shown.refund_amount });
          expect((await moneyOf(booking.id)).refunds).toEqual([
            { amount: shown.refund_amount, reason: 'cancelled-by-client' },
          ]);
        }
        // Out of the way of the next hour's booking.
        await db
          .updateTable('bookings')
          .set({ status: 'cancelled' })
          .where('id', '=', booking.id)
          .where('status', '=', 'confirmed')
          .execute();
      }
    },
  );
});

it('what a late client leaves goes to the professional, less 10% commission', proves('OPEN-04'), async () => {
  const booking = await paid();
  await cancelAndRefund(booking.id, client, { expectedRefund: '37.50' }, before(1, booking.start_time));
  expect(await moneyOf(booking.id)).toEqual({
    refunds: [{ amount: '37.50', reason: 'cancelled-by-client' }],
    transfers: [{ amount: '33.75', commission: '3.75', status: 'due', reason: 'late-cancellation' }],
  });
  const jobs = await pool.query(
    "select 1 from pgboss.job where name = 'payments.transfer' and data->>'transferId' = (select id::text from transfers where booking_id = $1)",
    [booking.id],
  );
  expect(jobs.rowCount).toBe(1);
});

it('a refund that changed since it was shown changes nothing, and says the new one', async () => {
  const booking = await paid();
  const late = before(23.9, booking.start_time);
  const refused = await cancelAndRefund(booking.id, client, { expectedRefund: '75.00' }, late).catch(
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({ code: 'refund_changed', details: { extra: { refund_amount: '37.50' } } });
  expect(await moneyOf(booking.id)).toEqual({ refunds: [], transfers: [] });
  expect(await codeOf(cancelAndRefund(booking.id, client, {}, late))).toBe('refund_unseen');
});

it.each([
  ['professional', {}, null],
  ['admin', { reason: 'The street is flooded' }, 'The street is flooded'],
] as const)(
  'a cancellation by the %s refunds in full, also after the start',
  proves('OPEN-04'),
  async (who, request, reason) => {
    const booking = await paid();
    const viewer = who === 'admin' ? admin : professional;
    const now = before(-1, booking.start_time);
    expect(await previewRefund(booking.id, viewer, now)).toMatchObject({
      as: who,
      may_cancel: true,
      refund_amount: '75.00',
      kept_amount: '0.00',
    });
    expect(await cancelAndRefund(booking.id, viewer, request, now)).toMatchObject({ refund_amount: '75.00' });
    expect(await moneyOf(booking.id)).toEqual({
      refunds: [{ amount: '75.00', reason: `cancelled-by-${who}` }],
      transfers: [],
    });
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ cancelled_by: who, cancel_reason: reason, cancelled_at: now });
    const audit = await pool.query('select action, details from audit_log where subject_id = $1', [booking.id]);
    expect(audit.rows).toEqual(
      who === 'admin' ? [{ action: 'booking.cancelled', details: { before: 'confirmed', refund: '75.00' } }] : [],
    );
  },
);

it('an admin gives a reason; strangers find nothing', async () => {
  const booking = await paid();
  for (const reason of [undefined, ''])
    expect(await codeOf(cancelAndRefund(booking.id, admin, reason === undefined ? {} : { reason }))).toBe(
      'reason_missing',
    );
  expect(await codeOf(cancelAndRefund(booking.id, stranger, { expectedRefund: '75.00' }))).toBe('booking_not_found');
  expect(await codeOf(previewRefund(booking.id, stranger))).toBe('booking_not_found');
});

const bankContests = (bookingId: string) =>
  pool.query(
    `insert into disputes (id, booking_id, stripe_charge_id, amount, reason, status, opened_at, checked_at)
    values ($1, $2, 'ch_1', 37.5, 'general', 'needs_response', now(), now())`,
    [`dp_${bookingId}`, bookingId],
  );
const bankDecides = (bookingId: string) =>
  pool.query(`update disputes set status = 'won', closed_at = now() where booking_id = $1`, [bookingId]);

it.each([
  [
    'an administrator holds the payout',
    (id: string) => inTransaction((trx) => holdPayout(trx, id)),
    (id: string) => inTransaction((trx) => releasePayout(trx, id)),
  ],
  ['a bank disputes the payment', bankContests, bankDecides],
])('its client cannot delete it while %s', async (_, contest, settle) => {
  const booking = await paid();
  await contest(booking.id);
  await cancelAndRefund(booking.id, client, { expectedRefund: '37.50' }, before(1, booking.start_time));
  expect(await codeOf(deleteBooking(booking.id, client.id))).toBe('still_contested');
  await settle(booking.id);
  await inTransaction((trx) => releaseTransfer(trx, booking.id, 'dispute'));
  expect(await codeOf(deleteBooking(booking.id, client.id))).toBe('done');
});

it('a payout held for an administrator of which nothing is left does not keep the booking', async () => {
  const booking = await paid();
  await inTransaction((trx) => holdPayout(trx, booking.id));
  await cancelAndRefund(booking.id, client, { expectedRefund: '75.00' }, before(30, booking.start_time));
  expect(await codeOf(deleteBooking(booking.id, client.id))).toBe('done');
});

it('is a success when the same party repeats it, and refused to the others', async () => {
  const booking = await paid();
  const now = before(1, booking.start_time);
  const first = await cancelAndRefund(booking.id, client, { expectedRefund: '37.50' }, now);
  // Later the share would be another one; what was decided stays.
  expect(
    await cancelAndRefund(booking.id, client, { expectedRefund: '37.50' }, before(-5, booking.start_time)),
  ).toEqual(first);
  expect(await codeOf(cancelAndRefund(booking.id, professional, {}))).toBe('status_not_allowed');
  expect((await moneyOf(booking.id)).refunds).toHaveLength(1);
});

it('eight who cancel at once decide about the money once', proves('OPEN-13'), async () => {
  for (let round = 0; round < 5; round += 1) {
    const booking = await paid();
    const now = before(1, booking.start_time);
    const asked = [client, professional, admin].flatMap((viewer) =>
      Array.from({ length: 3 }, () =>
        codeOf(
          cancelAndRefund(
            booking.id,
            viewer,
            viewer === client ? { expectedRefund: '37.50' } : { reason: 'A reason' },
            now,
          ),
        ),
      ),
    );
    const heard = await Promise.all(asked);
    expect(heard.filter((each) => each === 'done')).toHaveLength(3);
    expect(new Set(heard)).toEqual(new Set(['done', 'status_not_allowed']));
    const { refunds, transfers } = await moneyOf(booking.id);
    const cents = [...refunds, ...transfers].reduce(
      (sum, { amount, commission = '0' }) => sum + Math.round(100 * (Number(amount) + Number(commission))),
      0,
    );
    expect([refunds.length, cents]).toEqual([1, 7500]);
  }
});

it('a hold is given up without money', async () => {
  const hold = await buildBooking(db, {
    client_id: client.id,
    professional_id: professionalId,
    start_time: new Date(start.getTime() + (days += 1) * 24 * hour),
  });
  expect(await previewRefund(hold.id, professional)).toMatchObject({
    may_cancel: true,
    refund_amount: '0.00',
    kept_amount: '0.00',
  });
  expect(await cancelAndRefund(hold.id, professional, {})).toMatchObject({
    status: 'cancelled',
    refund_amount: '0.00',
  });
  expect(await moneyOf(hold.id)).toEqual({ refunds: [], transfers: [] });
});
