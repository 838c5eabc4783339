import { describe, expect, it } from 'vitest';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import { milesBetween } from '#app/lib/places/distance.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { buildService } from '#tests/factories/services.ts';
import { bookingJourney, bookingTables, slotAt } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, requestOf, pending, confirmed, statusOf, sessionOf, quiet } = bookingJourney(
  app,
  testDatabase,
);

const statusesOf = async (clientId: string) => {
  const rows = await db
    .selectFrom('bookings')
    .select('status')
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute();
  return rows.map(({ status }) => status);
};

describe('a client’s own hold never blocks that client', proves('OPEN-30'), () => {
  it('the same choice again gives the same checkout', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const first = await pending(client, bookable);
    const second = await pending(client, bookable);
    expect(second).toEqual(first);
    expect(await statusesOf(client.id)).toEqual(['pending']);
  });

  it('a double click gives one booking, one session and one address', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(client, bookable)));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const addresses = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.checkoutUrl));
    expect(addresses.size).toBe(1);
    const alive = (await statusesOf(client.id)).filter((status) => status === 'pending');
    expect(alive).toEqual(['pending']);
    const after = await request(client, bookable);
    expect([...addresses]).toEqual([after.body.checkoutUrl]);
  });

  it('two clicks from different pages do not undo each other', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await app.sandbox.fail({ kind: 'delay', delayMs: 300, method: 'POST', path: '/v1/checkout/sessions' });
    const answers = await Promise.all([
      request(client, bookable, { referrerUrl: `${app.url}/booking?pro=1` }),
      request(client, bookable, { referrerUrl: `${app.url}/booking?pro=2` }),
      request(client, bookable, { referrerUrl: `${app.url}/booking?pro=3` }),
    ]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const winner = answers.find(({ status }) => status === 200);
    expect(winner && (await statusOf(winner.body.bookingId))).toBe('pending');
    expect((await request(client, bookable)).body.checkoutUrl).toBe(winner?.body.checkoutUrl);
  });

  it.each([
    ['another address', { location: '200 Congress Ave, Austin, TX 78701' }],
    ['an overlapping time', { bookingDate: slotAt(10, '11:00') }],
  ])('%s ends the earlier hold and its checkout', async (_, change) => {
    const [client, bookable] = [await person(), await buildBookable(db, { service: { duration: 120 } })];
    const first = await pending(client, bookable, { bookingDate: slotAt(10, '10:00') });
    const second = await pending(client, bookable, { bookingDate: slotAt(10, '10:00'), ...change });
    expect(second.bookingId).not.toBe(first.bookingId);
    expect(await statusesOf(client.id)).toEqual(['cancelled', 'pending']);
    const [session] = await app.sandbox.sessionsOf(first.bookingId);
    expect(session?.status).toBe('expired');
  });

  it('another service at the same time ends the earlier hold', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { stripe_price_id, stripe_product_id } = bookable.service;
    const beard = await buildService(db, {
      professional_id: bookable.professional.id,
      name: 'Beard trim',
      stripe_price_id,
      stripe_product_id,
    });
    await pending(client, bookable);
    await pending(client, { ...bookable, service: beard });
    expect(await statusesOf(client.id)).toEqual(['cancelled', 'pending']);
  });

  it('another time of the same professional ends the earlier hold', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await pending(client, bookable, { bookingDate: slotAt(10, '10:00') });
    await pending(client, bookable, { bookingDate: slotAt(10, '11:00') });
    expect(await statusesOf(client.id)).toEqual(['cancelled', 'pending']);
  });

  it('a hold that was paid a moment ago is a booking now and blocks', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await app.sandbox.webhooks({ mode: 'paused' });
    const first = await pending(client, bookable);
    await app.sandbox.pay(first.sessionId);
    const answer = await request(client, bookable, { location: '200 Congress Ave, Austin, TX 78701' });
    await app.sandbox.webhooks({ mode: 'on' });
    expect([answer.status, answer.body.code]).toEqual([409, 'slot_taken']);
    expect(await statusOf(first.bookingId)).toBe('confirmed');
  });

  it('a confirmed booking of one’s own blocks as everybody else’s', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await confirmed(client, bookable);
    expect((await request(client, bookable)).status).toBe(409);
  });
});

describe('a slot that somebody else holds', () => {
  it('is refused with 409 while it is pending and once it is confirmed, and nothing is kept', async () => {
    const [one, other, bookable] = [await person(), await person(), await buildBookable(db)];
    const held = await pending(one, bookable);
    for (const confirm of [false, true]) {
      if (confirm) await app.sandbox.pay(held.sessionId);
      await quiet();
      const before = await bookingTables(db);
      for (const path of ['/functions/create-checkout-session', '/bookings']) {
        const answer = await call('POST', path, { as: other, body: requestOf(other, bookable) });
        expect([answer.status, answer.body.error]).toEqual([
          409,
          'This time is no longer available. Please choose another one.',
        ]);
      }
      expect(await bookingTables(db)).toEqual(before);
    }
  });

  it('is free again once its checkout has expired', async () => {
    const [one, other, bookable] = [await person(), await person(), await buildBookable(db)];
    const held = await pending(one, bookable);
    await app.sandbox.expire(held.sessionId);
    await quiet();
    expect(await statusOf(held.bookingId)).toBe('cancelled');
    expect((await request(other, bookable)).status).toBe(200);
  });

  it('the end of an earlier session does not end the hold that a later one keeps', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const held = await pending(client, bookable);
    // As after a crash between Stripe's answer and ours: the session exists, but the booking has begun another attempt.
    await db
      .updateTable('checkouts')
      .set({ status: 'creating', stripe_session_id: null, url: null, created_at: new Date(Date.now() - 60_000) })
      .where('booking_id', '=', held.bookingId)
      .execute();
    const again = await request(client, bookable);
    expect(again.status).toBe(200);
    expect(again.body.bookingId).toBe(held.bookingId);
    expect(await sessionOf(held.bookingId)).not.toBe(held.sessionId);
    await app.sandbox.expire(held.sessionId);
    await quiet();
    expect(await statusOf(held.bookingId)).toBe('pending');
  });
});

describe('the travel fee', proves('OPEN-59'), () => {
  const feeing = { professional: { travel_fee: '1.25', service_radius: '30' } };

  it('is a line of its own: rate times the miles between the two ZIPs', async () => {
    const [client, bookable] = [await person(), await buildBookable(db, feeing)];
    const [base, there] = [lookUpPostalCode('78704'), lookUpPostalCode('78759')];
    if (!base || !there) throw new Error('Austin has these ZIP codes');
    const miles = Math.round(milesBetween({ latitude: 30.2428, longitude: -97.7658 }, there) * 10) / 10;
    const fee = Math.round(miles * 125);
    const quoted = await call('POST', '/quotes', {
      body: requestOf(client, bookable, { location: '1 Loop Rd, Austin, TX 78759' }),
    });
    expect(quoted.body).toMatchObject({
      travel_miles: miles.toFixed(1),
      travel_fee_amount: (fee / 100).toFixed(2),
      needs_zip: false,
    });
    const { bookingId } = await pending(client, bookable, { location: '1 Loop Rd, Austin, TX 78759' });
    const [session] = await app.sandbox.sessionsOf(bookingId);
    expect(session?.amount_total).toBe(7500 + fee);
    const { body } = await call('GET', `/bookings/${bookingId}`, { as: client });
    expect(body).toMatchObject({
      service_price: '75.00',
      travel_miles: miles.toFixed(1),
      travel_fee_amount: (fee / 100).toFixed(2),
      total_amount: ((7500 + fee) / 100).toFixed(2),
    });
  });

  it.each([
    [
      'an address without a ZIP',
      '1 Loop Rd, Austin',
      'Please add the ZIP code to the address: the travel fee depends on it.',
    ],
    [
      'a ZIP that does not exist',
      '1 Loop Rd, Nowhere, TX 00000',
      'We don’t recognize this ZIP code. Please check the address.',
    ],
    [
      'a ZIP beyond the service radius',
      '1 Main St, Houston, TX 77002',
      'This address is outside the professional’s service area.',
    ],
  ])('refuses %s', async (_, location, text) => {
    const [client, bookable] = [await person(), await buildBookable(db, feeing)];
    const answer = await request(client, bookable, { location });
    expect([answer.status, answer.body.error, answer.body.details.fields]).toEqual([422, text, { location: text }]);
  });

  it('asks an address without a ZIP for one instead of quoting no fee; before there is an address the fee is open', async () => {
    const bookable = await buildBookable(db, feeing);
    const ask = (location: string) => call('POST', '/quotes', { body: requestOf({ id: '' }, bookable, { location }) });
    const { status, body } = await ask('1 Loop Rd, Austin');
    expect([status, body.code, body.details.fields]).toEqual([422, 'address_needs_zip', { location: body.error }]);
    expect((await ask('  ')).body).toMatchObject({ needs_zip: true, total_amount: '75.00' });
  });

  it('names where to look when the address is too far away, also without a fee', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const answer = await request(client, bookable, { location: '1 Main St, Houston, TX 77002' });
    expect([answer.status, answer.body.details['professionals_near']]).toEqual([422, '/professionals?place=77002']);
  });

  it('of nothing needs no ZIP', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    expect((await request(client, bookable, { location: 'The blue house by the lake' })).status).toBe(200);
  });
});
