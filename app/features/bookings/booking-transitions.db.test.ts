import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { brokenConstraint } from '#app/platform/database/database.server.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { bookingStatuses, bookingTransitions } from './booking.ts';
import { proves } from '#tests/support/proves.ts';

const { db } = await createTestDatabase();
const client = await buildClient(db);

const pairs = bookingStatuses.flatMap((from) => bookingStatuses.map((to) => [from, to] as const));

it.each(pairs)(
  'the database lets %s become %s if and only if the table does',
  proves('OPEN-13', 'DATA-093 to DATA-096'),
  async (from, to) => {
    const booking = await buildBooking(db, { client_id: client.id, status: from });
    // Its minute; without one nothing leaves completed.
    if (from === 'completed')
      await db.updateTable('bookings').set({ undo_until: new Date() }).where('id', '=', booking.id).execute();
    const change = db.updateTable('bookings').set({ status: to }).where('id', '=', booking.id).execute();
    const mayHappen =
      from === to || bookingTransitions.some((transition) => transition.from === from && transition.to === to);
    if (mayHappen) await expect(change).resolves.toBeDefined();
    else expect(brokenConstraint(await change.catch((error: unknown) => error))).toBe('bookings_transition');
  },
);

it('the database lets nothing leave completed that nobody can take back', proves('OPEN-13'), async () => {
  const booking = await buildBooking(db, { client_id: client.id, status: 'completed' });
  const change = db.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', booking.id).execute();
  expect(brokenConstraint(await change.catch((error: unknown) => error))).toBe('bookings_transition');
});

it('the database takes no other status', proves('OPEN-13'), async () => {
  const booking = await buildBooking(db, { client_id: client.id });
  const change = sql`update bookings set status = 'refunded' where id = ${booking.id}`.execute(db);
  expect(brokenConstraint(await change.catch((error: unknown) => error))).toMatch(/bookings_(transition|status_check)/);
});

it.each(bookingStatuses.filter((status) => status !== 'pending'))(
  'no booking begins as %s',
  proves('OPEN-13'),
  async (status) => {
    const { id: _, ...row } = await buildBooking(db, { client_id: client.id });
    const moved = {
      ...row,
      start_time: new Date(0),
      booking_date: new Date(0),
      end_time: new Date(60_000),
      busy_until: new Date(60_000),
      status,
    };
    const insert = db.insertInto('bookings').values(moved).execute();
    expect(brokenConstraint(await insert.catch((error: unknown) => error))).toBe('bookings_start');
  },
);

it.each(bookingStatuses)(
  'the database deletes a booking that is %s only if it is cancelled',
  proves('CLI-025'),
  async (status) => {
    const booking = await buildBooking(db, { client_id: client.id, status });
    const removal = db.deleteFrom('bookings').where('id', '=', booking.id).execute();
    if (status === 'cancelled') await expect(removal).resolves.toBeDefined();
    else expect(brokenConstraint(await removal.catch((error: unknown) => error))).toBe('bookings_delete');
  },
);
