import { describe, expect, it } from 'vitest';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { buildPaidBooking } from '#tests/factories/bookings.ts';
import { bookingJourney, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { standardTravel } from '#tests/support/travel/travel-settings.ts';
import type { Rebooking } from './rebooking.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, confirmed } = bookingJourney(app, testDatabase);

const again = async (bookingId: string, as: Person) =>
  (await call<Rebooking>('GET', `/bookings/${bookingId}/rebooking`, { as })).body as Rebooking;
/** A visit that is over, for $75.00 without travel. */
async function pastVisit(overrides: Parameters<typeof buildBookable>[1] = {}) {
  const [client, bookable] = [await person(), await buildBookable(db, overrides)];
  const booking = await buildPaidBooking(db, {
    client_id: client.id,
    professional_id: bookable.professional.id,
    service_id: bookable.service.id,
    status: 'completed',
    start_time: new Date(Date.now() - 72 * 3_600_000),
  });
  return { client, booking, ...bookable };
}

describe('booking again', () => {
  it('proposes the next free slot, which is booked with one more press for the price that was shown', async () => {
    const { client, booking, professional, service } = await pastVisit();
    const proposal = await again(booking.id, client);
    if (proposal.state !== 'ready') throw new Error(`${proposal.state}: ${proposal.message}`);
    expect(proposal).toMatchObject({
      professional: { id: professional.id, name: 'Paula Professional' },
      service: { id: service.id, duration: 60 },
      location: booking.location,
    });
    expect([proposal.before, proposal.now]).toEqual(
      Array.from({ length: 2 }, () => ({
        service_price: '75.00',
        discount_amount: '0.00',
        travel_fee_amount: '0.00',
        total_amount: '75.00',
      })),
    );
    const day = await call<{ slots: { starts_at: string; available: boolean }[] }>(
      'GET',
      `/professionals/${professional.id}/slots?date=${proposal.slot.date}&service_id=${service.id}`,
    );
    expect(day.body.slots.find(({ available }) => available)?.starts_at).toBe(proposal.slot.starts_at);
    const body = {
      serviceId: service.id,
      professionalId: professional.id,
      clientId: client.id,
      bookingDate: proposal.slot.starts_at,
      location: proposal.location,
      expectedTotal: proposal.now.total_amount,
    };
    expect((await call('POST', '/functions/create-checkout-session', { as: client, body })).status).toBe(200);
  });

  it('shows what costs another amount now, part by part', async () => {
    const { client, booking, professional, service } = await pastVisit();
    await db.updateTable('services').set({ price: '80.00' }).where('id', '=', service.id).execute();
    await db
      .updateTable('professionals')
      .set({ travel_fee: '1.00', service_radius: '30' })
      .where('id', '=', professional.id)
      .execute();
    const proposal = await again(booking.id, client);
    if (proposal.state !== 'ready') throw new Error(proposal.state);
    expect(proposal.before).toEqual({
      service_price: '75.00',
      discount_amount: '0.00',
      travel_fee_amount: '0.00',
      total_amount: '75.00',
    });
    expect(proposal.now).toMatchObject({
      service_price: '80.00',
      total_amount: (80 + Number(proposal.now.travel_fee_amount)).toFixed(2),
    });
    expect(Number(proposal.now.travel_fee_amount)).toBeGreaterThan(0);
  });

  it('takes the discount off a time that is best for the route, and books for that price', async () => {
    const { client, booking, professional, service } = await pastVisit();
    await db
      .insertInto('travel_settings')
      .values({ ...standardTravel, professional_id: professional.id, route_discount_percent: 10 })
      .execute();
    // Away until noon of a day ahead, so that the first free slot is never the last one of its day.
    await db
      .insertInto('blocked_time_slots')
      .values({
        professional_id: professional.id,
        start_time: new Date(),
        end_time: new Date(slotAt(3, '12:00')),
        reason: null,
      })
      .execute();
    const first = await again(booking.id, client);
    if (first.state !== 'ready') throw new Error(first.state);
    const bookable = { professional, service };
    // The visit nearby that makes the times around it the best ones.
    const taken = { bookingDate: first.slot.starts_at, location: booking.location };
    await confirmed(await person(), bookable, { ...taken, expectedTotal: first.now.total_amount });
    const next = await again(booking.id, client);
    if (next.state !== 'ready') throw new Error(next.state);
    expect(next.now).toEqual({
      service_price: '75.00',
      discount_amount: '7.50',
      travel_fee_amount: '0.00',
      total_amount: '67.50',
    });
    const choice = { bookingDate: next.slot.starts_at, location: next.location };
    const { bookingId } = await pending(client, bookable, { ...choice, expectedTotal: '67.50' });
    const row = db.selectFrom('bookings').select('total_amount').where('id', '=', bookingId);
    expect(await row.executeTakeFirst()).toEqual({ total_amount: '67.50' });
  });

  it('says what is gone, and where to look instead', async () => {
    const near = '/professionals?serviceTitle=Haircut&place=78701';
    const hidden = await pastVisit();
    await db.updateTable('professionals').set({ verified: false }).where('id', '=', hidden.professional.id).execute();
    expect(await again(hidden.booking.id, hidden.client)).toEqual({
      state: 'gone',
      message: expect.stringContaining('Paula Professional isn’t taking bookings'),
      links: [{ label: 'See similar professionals', to: near }],
    });
    const left = await pastVisit();
    await db.deleteFrom('professionals').where('id', '=', left.professional.id).execute();
    expect(await again(left.booking.id, left.client)).toMatchObject({
      state: 'gone',
      message: expect.stringContaining('This professional'),
      links: [{ to: near }],
    });
    const changed = await pastVisit();
    await db.deleteFrom('services').where('id', '=', changed.service.id).execute();
    const answer = await again(changed.booking.id, changed.client);
    expect(answer).toMatchObject({
      state: 'gone',
      message: 'Paula Professional no longer offers “Haircut”.',
      links: [{ to: near }, { to: expect.stringContaining(`/booking?pro=${changed.professional.id}`) }],
    });
  });

  it('says so when nothing is free for 3 months, and when the address has become too far', async () => {
    const full = await pastVisit();
    const today = new Date().toISOString().slice(0, 10);
    await db
      .insertInto('blocked_time_slots')
      .values({
        professional_id: full.professional.id,
        start_time: new Date(addDays(today, -1)),
        end_time: new Date(addDays(today, 100)),
      })
      .execute();
    expect(await again(full.booking.id, full.client)).toMatchObject({
      state: 'no-slot',
      message: 'Paula Professional has no openings in the next 3 months.',
    });
    const far = await pastVisit();
    await pool.query("update bookings set location = '1 Main St, Houston, TX 77002' where id = $1", [far.booking.id]);
    expect(await again(far.booking.id, far.client)).toMatchObject({
      state: 'address',
      message: 'This address is outside the professional’s service area.',
      links: [
        { to: '/professionals?serviceTitle=Haircut&place=77002' },
        { to: expect.stringContaining(`service=${far.service.id}`) },
      ],
    });
  });

  it('is for its client only', async () => {
    const { booking } = await pastVisit();
    expect((await call('GET', `/bookings/${booking.id}/rebooking`, { as: await person() })).status).toBe(404);
  });
});
