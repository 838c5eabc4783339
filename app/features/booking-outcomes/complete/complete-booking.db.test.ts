import { describe, expect, it } from 'vitest';
import { buildBookingRoles } from '#tests/factories/booking-roles.ts';
import { buildBooking, buildPaidBooking } from '#tests/factories/bookings.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { cancelAndRefund } from '../cancel/commands/cancel-and-refund.server.ts';
import { completeBooking } from './commands/complete-booking.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
await startTestApi(testDatabase);
const { client, professional, admin, stranger, professionalId } = await buildBookingRoles(db);

const day = 24 * 3_600_000;
let days = 0;
const paid = () =>
  buildPaidBooking(db, {
    client_id: client.id,
    professional_id: professionalId,
    start_time: new Date(Date.UTC(2027, 0, 20, 16) + (days += 1) * day),
  });
const codeOf = (failing: Promise<unknown>) =>
  failing.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const transfersOf = async (bookingId: string) =>
  (
    await pool.query(
      'select amount, commission, status, reason, professional_id from transfers where booking_id = $1',
      [bookingId],
    )
  ).rows;

describe('completing', proves('OPEN-05'), () => {
  it.each([
    ['professional', professional],
    ['admin', admin],
  ] as const)('by the %s, from the start on', async (who, viewer) => {
    const booking = await paid();
    const justBefore = new Date(booking.start_time.getTime() - 1);
    expect(await codeOf(completeBooking(booking.id, viewer, justBefore))).toBe('not_begun');
    expect(await transfersOf(booking.id)).toEqual([]);
    await completeBooking(booking.id, viewer, booking.start_time);
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'completed', completed_by: who, completed_at: booking.start_time });
    expect(await transfersOf(booking.id)).toEqual([
      { amount: '67.50', commission: '7.50', status: 'due', reason: 'completed', professional_id: professionalId },
    ]);
    await completeBooking(booking.id, viewer, booking.start_time);
    expect(await transfersOf(booking.id)).toHaveLength(1);
    const audit = await pool.query('select action from audit_log where subject_id = $1', [booking.id]);
    expect(audit.rows).toEqual(who === 'admin' ? [{ action: 'booking.completed' }] : []);
  });

  it('is not for clients and strangers', async () => {
    const booking = await paid();
    expect(await codeOf(completeBooking(booking.id, client, booking.start_time))).toBe('status_not_allowed');
    expect(await codeOf(completeBooking(booking.id, stranger, booking.start_time))).toBe('booking_not_found');
  });

  it.each(['pending', 'cancelled'] as const)('a %s one is refused', async (status) => {
    const start_time = new Date(Date.UTC(2027, 0, 20, 16) + (days += 1) * day);
    const booking = await buildBooking(db, {
      client_id: client.id,
      professional_id: professionalId,
      status,
      start_time,
    });
    expect(await codeOf(completeBooking(booking.id, admin, start_time))).toBe('status_not_allowed');
  });

  it('against a cancellation in the same moment: one of them happens, with its money', proves('OPEN-13'), async () => {
    for (let round = 0; round < 6; round += 1) {
      const booking = await paid();
      const now = booking.start_time;
      const [completed, again, cancelled] = await Promise.all([
        codeOf(completeBooking(booking.id, professional, now)),
        codeOf(completeBooking(booking.id, admin, now)),
        codeOf(cancelAndRefund(booking.id, admin, { reason: 'A reason' }, now)),
      ]);
      expect(completed).toBe(again);
      expect([completed, cancelled].sort()).toEqual(['done', 'status_not_allowed']);
      const refunds = await pool.query('select 1 from refunds where booking_id = $1', [booking.id]);
      expect([(await transfersOf(booking.id)).length, refunds.rowCount]).toEqual(
        completed === 'done' ? [1, 0] : [0, 1],
      );
    }
  });
});
