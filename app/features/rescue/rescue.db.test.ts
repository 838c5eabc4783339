import { describe, expect, it } from 'vitest';
import { getClientBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { closeBookingsOf } from '#app/features/booking-outcomes/cancel/commands/close-bookings.server.ts';
import { endLapsedReplacements } from '#app/features/replacements/commands/end-lapsed-replacements.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { buildService } from '#tests/factories/services.ts';
import { bookingJourney, eventually, slotAt } from '#tests/support/booking-journey.ts';
import { holdReplacement } from '#app/features/replacements/commands/hold-replacement.server.ts';
import { findPaymentPage } from '#app/features/replacements/queries/read-rescue.server.ts';
import { takeReplacement } from '#app/features/replacements/commands/take-replacement.server.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { expectLedgerOf } from '#tests/support/money/ledger-invariants.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { rescueJourney } from '#tests/support/rescue/rescue-journey.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { standardTravel } from '#tests/support/travel/travel-settings.ts';
import { readRescuePage } from './queries/read-rescue-page.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const journey = bookingJourney(app, testDatabase);
const { call, person, confirmed, pending, statusOf, quiet } = journey;
const { helper, ownerOf, cancelledVisit, read, hold, take } = rescueJourney(journey, testDatabase);

const idsOf = (offers: readonly { professional: { id: string } }[]) =>
  offers.map(({ professional }) => professional.id);

describe('the offers for a cancelled visit', () => {
  it('are verified others of its kind, free at that hour, at that address, for no more', async () => {
    const category = 'food-trucks';
    const gone = await helper({ category });
    const [same, cheaper] = [
      await helper({ category }),
      await helper({ category, price: '60.00', name: 'Hot stones' }),
    ];
    const [dear, far, other, busy, away] = [
      await helper({ category, price: '80.00' }),
      await helper({ category, zip: '79901' }),
      await helper({ category: 'pet-services', name: 'Dog walk' }),
      await helper({ category }),
      await helper({ category }),
    ];
    await confirmed(await person(), busy, { bookingDate: slotAt(10, '10:00') });
    // Free at that hour, but across the city the hour before.
    await confirmed(await person(), away, {
      bookingDate: slotAt(10, '09:00'),
      location: '1 Loop Rd, Austin, TX 78759',
    });
    const { client, bookingId } = await cancelledVisit({}, undefined, gone);
    const { body } = await read(client, bookingId);
    expect(body).toMatchObject({ state: 'open', total_amount: '75.00', refund_amount: '75.00', replacement: null });
    expect(idsOf(body.offers)).toEqual([same.professional.id, cheaper.professional.id]);
    const absent = [gone, dear, far, other, busy, away].map(({ professional }) => professional.id);
    expect(idsOf(body.offers).filter((id) => absent.includes(id))).toEqual([]);
    await pool.query('update professionals set is_approved = false where id = $1', [same.professional.id]);
    expect(idsOf((await read(client, bookingId)).body.offers)).toEqual([cheaper.professional.id]);
  });

  it('count the travel fee', async () => {
    const gone = await helper({ category: 'auto-care' });
    const near = await helper({ category: 'auto-care', price: '74.00' });
    await pool.query(
      `update professionals set travel_fee = 5, latitude = 30.2428, longitude = -97.7658 where id = $1`,
      [near.professional.id],
    );
    const { client, bookingId } = await cancelledVisit({}, undefined, gone);
    expect(idsOf((await read(client, bookingId)).body.offers)).not.toContain(near.professional.id);
    expect((await hold(client, bookingId, near, '74.00')).body.code).toBe('total_changed');
  });

  it('lead to the directory if there are none', async () => {
    const { client, bookingId } = await cancelledVisit(
      {},
      undefined,
      await helper({ category: 'eco-services', name: 'Hedges' }),
    );
    const { body } = await read(client, bookingId);
    expect(body.offers).toEqual([]);
    const date = slotAt(10, '10:00').slice(0, 10);
    expect(body.search_path).toBe(`/professionals?serviceTitle=Hedges&place=78701&date=${date}`);
  });

  it('exist for its client only, and only if somebody else cancelled a paid visit', async () => {
    const gone = await helper();
    const { client, bookingId } = await cancelledVisit({}, undefined, gone);
    for (const stranger of [await person(), await ownerOf(gone)])
      expect((await read(stranger, bookingId)).status).toBe(404);
    const own = await confirmed(client, gone, { bookingDate: slotAt(12, '10:00') });
    expect((await read(client, own.bookingId)).status).toBe(404);
    await call('POST', `/bookings/${own.bookingId}/cancel-and-refund`, {
      as: client,
      body: { expectedRefund: '75.00' },
    });
    expect((await read(client, own.bookingId)).body.code).toBe('rescue_not_found');
    const unpaid = await pending(client, gone, { bookingDate: slotAt(13, '10:00') });
    await call('POST', `/bookings/${unpaid.bookingId}/cancel-and-refund`, { as: await ownerOf(gone), body: {} });
    expect((await read(client, unpaid.bookingId)).status).toBe(404);
  });

  it('are found after the professional has left, too', async () => {
    const gone = await helper({ category: 'tech-services', name: 'Router setup' });
    const other = await helper({ category: 'tech-services', name: 'Printer setup' });
    const client = await person();
    const { bookingId } = await confirmed(client, gone);
    const { id: professionalId, profile_id: clientId } = gone.professional;
    await inTransaction((trx) => closeBookingsOf(trx, { clientId, professionalId }, new Date()));
    await pool.query('delete from services where professional_id = $1', [professionalId]);
    expect(idsOf((await read(client, bookingId)).body.offers)).toEqual([other.professional.id]);
  });

  it('are the service that is booked for about as long, whatever its own duration says', async () => {
    const category = 'eco-services';
    const gone = await helper({ category, name: 'Lawn' });
    const { professional, service: hour } = await helper({ category, name: 'Beds' });
    const times = { professional_id: professional.id, duration: 120, buffer_time: 0 };
    await db
      .insertInto('service_times')
      .values({ ...times, service_id: hour.id })
      .execute();
    const { id: quick } = await buildService(db, {
      professional_id: professional.id,
      category_id: category,
      duration: 30,
    });
    await db
      .insertInto('service_times')
      .values({ ...times, service_id: quick, duration: 60 })
      .execute();
    const { client, bookingId } = await cancelledVisit({}, undefined, gone);
    const { offers } = (await read(client, bookingId)).body;
    const offered = offers.filter((offer) => offer.professional.id === professional.id);
    expect(offered.map(({ service }) => [service.id, service.duration])).toEqual([[quick, 60]]);
  });
});

describe('a choice', () => {
  it('is held for ten minutes, taken with one press, and both payments are exact', async () => {
    const [other, { client, bookingId }] = [await helper(), await cancelledVisit()];
    const held = await hold(client, bookingId, other);
    expect(held.status, JSON.stringify(held.body)).toBe(200);
    const minutes = (Date.parse(held.body.held_until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect((await hold(client, bookingId, other)).body).toEqual(held.body);
    const { state, replacement, offers } = (await read(client, bookingId)).body;
    expect([state, replacement?.held_until]).toEqual(['held', held.body.held_until]);
    expect(idsOf(offers)).not.toContain(other.professional.id);
    const { body } = await take(client, bookingId);
    expect((await take(client, bookingId)).body).toEqual(body);
    expect(body.bookingId).toBe(held.body.booking_id);
    await app.sandbox.pay(await journey.sessionOf(body.bookingId));
    await eventually(async () => expect(await statusOf(body.bookingId)).toBe('confirmed'));
    await quiet();
    expect((await read(client, bookingId)).body).toMatchObject({
      state: 'taken',
      offers: [],
      replacement: { booking_id: body.bookingId, total_amount: '75.00' },
    });
    const { rows } = await pool.query('select booking_id, amount, status from refunds where booking_id = any($1)', [
      [bookingId, body.bookingId],
    ]);
    expect(rows).toEqual([{ booking_id: bookingId, amount: '75.00', status: 'succeeded' }]);
    await expectLedgerOf(pool, bookingId, { client: '0.00', professional: '0.00', commission: '0.00', held: '0.00' });
    await expectLedgerOf(pool, body.bookingId, {
      client: '-75.00',
      professional: '0.00',
      commission: '0.00',
      held: '75.00',
    });
    expect((await hold(client, bookingId, await helper())).body.code).toBe('already_replaced');
    expect((await take(client, bookingId)).body.code).toBe('already_replaced');
  });

  it('is paid from its own page, too, while it is held and has no checkout', async () => {
    const [other, { client, bookingId }] = [await helper(), await cancelledVisit()];
    const { booking_id, held_until } = (await hold(client, bookingId, other)).body;
    const page = async (now = Date.now()) => findPaymentPage(await getClientBooking(booking_id, client.id), now);
    expect(await page()).toBe(`/dashboard/client/bookings/${bookingId}/rescue`);
    expect(await page(Date.parse(held_until))).toBeNull();
    await take(client, bookingId);
    expect(await page()).toBeNull();
    const [session] = await app.sandbox.sessionsOf(booking_id);
    expect(new URL(session?.cancel_url ?? '').searchParams.get('from')).toMatch(`/bookings/${bookingId}/rescue`);
  });

  it('has the discount for a time that is best for the route, and its price is paid to the cent', async () => {
    const near = await helper({ category: 'home-services', price: '74.95' });
    await db
      .insertInto('travel_settings')
      .values({ ...standardTravel, professional_id: near.professional.id, route_discount_percent: 10 })
      .execute();
    await confirmed(await person(), near, { bookingDate: slotAt(10, '12:00') });
    const gone = await helper({ category: 'home-services' });
    const { client, bookingId } = await cancelledVisit({ bookingDate: slotAt(10, '13:00') }, undefined, gone);
    const { offers } = (await read(client, bookingId)).body;
    const price = { service_price: '74.95', discount_amount: '7.50', travel_fee_amount: '0.00', total_amount: '67.45' };
    expect(offers.find(({ professional }) => professional.id === near.professional.id)).toMatchObject(price);
    expect((await hold(client, bookingId, near, '74.95')).body.code).toBe('total_changed');
    await hold(client, bookingId, near, '67.45');
    const { body } = await take(client, bookingId);
    await app.sandbox.pay(await journey.sessionOf(body.bookingId));
    await eventually(async () => expect(await statusOf(body.bookingId)).toBe('confirmed'));
    await quiet();
    await expectLedgerOf(pool, bookingId, { client: '0.00', professional: '0.00', commission: '0.00', held: '0.00' });
    await expectLedgerOf(pool, body.bookingId, {
      client: '-67.45',
      professional: '0.00',
      commission: '0.00',
      held: '67.45',
    });
  });

  it('gives way to another one, and the first is free again', async () => {
    const [one, two, { client, bookingId }] = [await helper(), await helper(), await cancelledVisit()];
    const first = await hold(client, bookingId, one);
    const second = await hold(client, bookingId, two);
    expect([await statusOf(first.body.booking_id), await statusOf(second.body.booking_id)]).toEqual([
      'cancelled',
      'pending',
    ]);
    expect((await read(client, bookingId)).body.replacement?.booking_id).toBe(second.body.booking_id);
  });

  it('that is refused leaves the earlier one held', async () => {
    const [one, two, { client, bookingId }] = [await helper(), await helper(), await cancelledVisit()];
    const first = await hold(client, bookingId, one);
    await confirmed(await person(), two);
    expect((await hold(client, bookingId, two)).body.code).toBe('slot_taken');
    expect(await statusOf(first.body.booking_id)).toBe('pending');
  });

  it.each(Array.from({ length: 5 }, (_, round) => round))('in two tabs at once leaves one (%i)', async () => {
    const [one, two, { client, bookingId }] = [await helper(), await helper(), await cancelledVisit()];
    const answers = await Promise.all([hold(client, bookingId, one), hold(client, bookingId, two)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const statuses = await Promise.all(answers.map(({ body }) => statusOf(body.booking_id)));
    expect(statuses.toSorted()).toEqual(['cancelled', 'pending']);
    const { replacement } = (await read(client, bookingId)).body;
    expect(await statusOf(replacement?.booking_id ?? '')).toBe('pending');
  });

  it('that was paid in another tab stays', async () => {
    const [one, two, { client, bookingId }] = [await helper(), await helper(), await cancelledVisit()];
    const first = await hold(client, bookingId, one);
    await take(client, bookingId);
    const session = await journey.sessionOf(first.body.booking_id);
    await app.sandbox.pay(session);
    const answer = await hold(client, bookingId, two);
    expect(answer.body.code).toBe('already_replaced');
    await eventually(async () => expect(await statusOf(first.body.booking_id)).toBe('confirmed'));
    expect((await read(client, bookingId)).body).toMatchObject({
      state: 'taken',
      replacement: { booking_id: first.body.booking_id },
    });
  });

  it('lapses after ten minutes, and can be made again', async () => {
    const [one, { client, bookingId }] = [await helper(), await cancelledVisit()];
    const first = await hold(client, bookingId, one);
    await pool.query(`update rescues set held_until = now() - interval '1 second' where booking_id = $1`, [bookingId]);
    expect((await take(client, bookingId)).body.code).toBe('replacement_lapsed');
    await endLapsedReplacements();
    expect(await statusOf(first.body.booking_id)).toBe('cancelled');
    expect((await read(client, bookingId)).body.state).toBe('open');
    const again = await hold(client, bookingId, one);
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    expect(again.body.booking_id).not.toBe(first.body.booking_id);
  });

  it('comes too late after the hour, or for more than was paid', async () => {
    const [dear, { client, bookingId }] = [await helper({ price: '76.00' }), await cancelledVisit()];
    expect((await hold(client, bookingId, dear, '76.00')).body.code).toBe('offer_gone');
    const viewer = await findViewer(new Headers(client.bearer));
    if (!viewer) throw new Error('The client is signed in');
    const [start, choice] = [
      new Date(slotAt(10, '10:00')),
      { professionalId: dear.professional.id, serviceId: dear.service.id, expectedTotal: '76.00' },
    ];
    await expect(holdReplacement(bookingId, choice, viewer, start)).rejects.toMatchObject({ code: 'rescue_over' });
    await expect(takeReplacement(bookingId, viewer, start)).rejects.toMatchObject({ code: 'rescue_over' });
    expect(await readRescuePage(bookingId, viewer, start)).toMatchObject({ state: 'over', offers: [] });
  });

  it('whose professional cancels, too, is rescued like the first visit', async () => {
    const [one, { client, bookingId }] = [await helper(), await cancelledVisit()];
    const { body } = await hold(client, bookingId, one);
    await take(client, bookingId);
    await app.sandbox.pay(await journey.sessionOf(body.booking_id));
    await eventually(async () => expect(await statusOf(body.booking_id)).toBe('confirmed'));
    await call('POST', `/bookings/${body.booking_id}/cancel-and-refund`, { as: await ownerOf(one), body: {} });
    expect((await read(client, body.booking_id)).body.state).toBe('open');
    expect((await read(client, bookingId)).body.state).toBe('open');
  });
});
