import { describe, expect, it } from 'vitest';
import type { BookingDto, DaySlotsDto, QuoteDto } from '#app/features/bookings/booking-dto.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { bookingJourney, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { holdSlot } from './commands/hold-slot.server.ts';
import { prepareBooking } from './commands/prepare-booking.server.ts';
import { standardTravel } from '#tests/support/travel/travel-settings.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, requestOf, pending, confirmed } = bookingJourney(app, testDatabase);

const downtown = { zip: '78701', location: '1100 Congress Ave, Austin, TX 78701' };
const north = { zip: '78759', location: '1 Loop Rd, Austin, TX 78759' };
const date = slotAt(10, '09:00').slice(0, 10);

/** A professional with a visit of somebody else downtown at noon, who takes 10% off near it. */
async function nearby(percent = 10, fee = '0') {
  const bookable = await buildBookable(db, { professional: { service_radius: '60', travel_fee: fee } });
  await saveDiscount(bookable, percent);
  const visit = await confirmed(await person(), bookable, { bookingDate: slotAt(10, '12:00'), ...at(downtown) });
  return { ...bookable, visit };
}
const at = ({ location }: { location: string }) => ({ location });
const saveDiscount = ({ professional }: Bookable, route_discount_percent: number) =>
  db
    .insertInto('travel_settings')
    .values({ ...standardTravel, professional_id: professional.id, route_discount_percent })
    .onConflict((conflict) => conflict.column('professional_id').doUpdateSet({ route_discount_percent }))
    .execute();
const cancelUnseen = (bookingId: string) =>
  db
    .updateTable('bookings')
    .set({ status: 'cancelled', cancelled_at: new Date() })
    .where('id', '=', bookingId)
    .execute();
const afterNoon = { bookingDate: slotAt(10, '13:00'), ...at(downtown) };

async function bestFor({ professional, service }: Bookable, zip: string, as?: Person) {
  const path = `/professionals/${professional.id}/slots?date=${date}&service_id=${service.id}&zip=${zip}`;
  const { body } = await call<DaySlotsDto>('GET', path, as ? { as } : {});
  return Object.fromEntries(body.slots.filter((slot) => slot.best_for_route).map((s) => [s.time, s.discount_percent]));
}

async function quoted({ professional, service }: Bookable, choice: Record<string, unknown>) {
  const body = { professionalId: professional.id, serviceId: service.id, ...choice };
  return (await call<QuoteDto>('POST', '/quotes', { body })).body;
}

async function booked(client: Person, bookingId: string) {
  return (await call<BookingDto>('GET', `/bookings/${bookingId}`, { as: client })).body;
}

describe('a time that is best for the route', () => {
  it('is near another visit of the day, and named with its discount for whoever says where they live', async () => {
    const bookable = await nearby();
    const around = (percent: number) =>
      Object.fromEntries(['09:00', '10:00', '11:00', '13:00', '14:00', '15:00'].map((time) => [time, percent]));
    expect(await bestFor(bookable, downtown.zip)).toEqual(around(10));
    expect(await bestFor(bookable, north.zip)).toEqual({});
    await saveDiscount(bookable, 0);
    expect(await bestFor(bookable, downtown.zip)).toEqual(around(0));
  });

  it('does not come from a hold, from the client’s own visit, or to an empty day', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await saveDiscount(bookable, 10);
    expect(await bestFor(bookable, downtown.zip)).toEqual({});
    await pending(await person(), bookable, { bookingDate: slotAt(10, '16:00'), ...at(downtown) });
    expect(await bestFor(bookable, downtown.zip)).toEqual({});
    await confirmed(client, bookable, { bookingDate: slotAt(10, '12:00'), ...at(downtown) });
    expect(await bestFor(bookable, downtown.zip, client)).toEqual({});
    expect(Object.keys(await bestFor(bookable, downtown.zip))).toContain('11:00');
  });
});

describe('its discount', () => {
  it('is taken off the service by the server alone, and paid, and kept in the booking', async () => {
    const [client, bookable] = [await person(), await nearby(10, '1.50')];
    const choice = { ...afterNoon, location: '10 E 6th St, Austin, TX 78702' };
    const full = await quoted(bookable, { location: choice.location });
    expect(full).toMatchObject({ service_price: '75.00', discount_percent: 0, discount_amount: '0.00' });
    const quote = await quoted(bookable, { ...choice, bookingDate: slotAt(10, '14:00') });
    expect(quote).toMatchObject({ service_price: '75.00', discount_percent: 10, discount_amount: '7.50' });
    const total = (Number(full.total_amount) - 7.5).toFixed(2);
    expect(quote.total_amount).toBe(total);
    const { bookingId, sessionId } = await pending(client, bookable, {
      ...choice,
      bookingDate: slotAt(10, '14:00'),
      expectedTotal: total,
      discount_percent: 25,
      discountPercent: 25,
    });
    const paid = { discount_percent: 10, discount_amount: '7.50', service_price: '75.00', total_amount: total };
    expect(await booked(client, bookingId)).toMatchObject(paid);
    await app.sandbox.pay(sessionId);
    await expect.poll(async () => (await booked(client, bookingId)).status, { timeout: 20_000 }).toBe('confirmed');
    const payment = await db.selectFrom('payments').select('amount').where('booking_id', '=', bookingId).execute();
    expect(payment).toEqual([{ amount: total }]);
    // Moved away from the other visit, it costs what it did.
    const move = { expectedStart: slotAt(10, '14:00'), newStart: slotAt(12, '09:00') };
    expect((await call('POST', `/bookings/${bookingId}/reschedule`, { as: client, body: move })).status).toBe(200);
    expect(await booked(client, bookingId)).toMatchObject(paid);
  });

  it('is lost with the visit nearby, and then the client is asked first', async () => {
    const [client, bookable] = [await person(), await nearby()];
    await cancelUnseen(bookable.visit.bookingId);
    const answer = await request(client, bookable, { ...afterNoon, expectedTotal: '67.50' });
    expect([answer.status, answer.body.code, answer.body.details['total_amount']]).toEqual([
      409,
      'total_changed',
      '75.00',
    ]);
    const { bookingId } = await pending(client, bookable, { ...afterNoon, expectedTotal: '75.00' });
    expect(await booked(client, bookingId)).toMatchObject({ discount_percent: 0, total_amount: '75.00' });
  });

  it('is decided again behind the professional’s lock', async () => {
    const [{ id }, bookable] = [await buildClient(db), await nearby()];
    const viewer = (await findViewer(new Headers((await buildSession(db, id)).bearer))) ?? expect.fail('Nobody');
    const now = epochMinutesOf(new Date());
    const prepared = await prepareBooking(
      { ...requestOf(viewer, bookable, afterNoon), expectedTotal: 67.5 },
      viewer,
      now,
    );
    await cancelUnseen(bookable.visit.bookingId);
    const held = holdSlot(prepared, { now, withCheckout: false });
    await expect(held).rejects.toMatchObject({ code: 'total_changed', details: { extra: { total_amount: '75.00' } } });
    const rows = await db.selectFrom('bookings').select('id').where('client_id', '=', id).execute();
    expect(rows).toEqual([]);
  });

  it('stays with a hold, whatever becomes of the visit nearby', async () => {
    const [client, bookable] = [await person(), await nearby()];
    const held = await pending(client, bookable, { ...afterNoon, expectedTotal: '67.50' });
    await saveDiscount(bookable, 0);
    for (const expectedTotal of ['67.50', '75.00']) {
      const again = await request(client, bookable, { ...afterNoon, expectedTotal });
      expect(again.body).toEqual({ bookingId: held.bookingId, checkoutUrl: held.checkoutUrl });
    }
    expect((await request(client, bookable, { ...afterNoon, expectedTotal: '60.00' })).body.code).toBe('total_changed');
  });

  it('comes to a client who held the time before there was one', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await saveDiscount(bookable, 20);
    const held = await pending(client, bookable, afterNoon);
    await confirmed(await person(), bookable, { bookingDate: slotAt(10, '12:00'), ...at(downtown) });
    const next = await pending(client, bookable, { ...afterNoon, expectedTotal: '60.00' });
    expect(next.bookingId).not.toBe(held.bookingId);
    expect(await booked(client, next.bookingId)).toMatchObject({ discount_percent: 20, total_amount: '60.00' });
  });
});
