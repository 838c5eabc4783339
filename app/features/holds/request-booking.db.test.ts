import { describe, expect, it } from 'vitest';
import { addMonths } from '#app/lib/dates/plain-date.ts';
import { buildBookable, buildStripePrice } from '#tests/factories/bookable.ts';
import { buildService } from '#tests/factories/services.ts';
import { bookingJourney, bookingTables, personOf, slotAt, type BookingAnswer } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves, type Proof } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, requestOf, pending } = bookingJourney(app, testDatabase);

describe('a booking that can be made', () => {
  it(
    'is held as pending, with a checkout of the right amount',
    proves('BOOK-040', 'DATA-097 to DATA-102', 'API-056', 'API-063', 'DATA-093'),
    async () => {
      const [client, bookable] = [await person(), await buildBookable(db)];
      const answer = await request(client, bookable, { bookingDate: slotAt(10, '10:00') });
      expect(answer.status).toBe(200);
      const { bookingId, checkoutUrl } = answer.body;
      const [session] = await app.sandbox.sessionsOf(bookingId);
      expect(checkoutUrl).toBe(session?.url);
      expect(session).toMatchObject({
        amount_total: 7500,
        currency: 'usd',
        customer_email: client.email,
        payment_status: 'unpaid',
        payment_method_types: ['card'],
      });
      expect((session?.expires_at ?? 0) - (session?.created ?? 0)).toBeGreaterThanOrEqual(30 * 60);
      const row = await db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        client_id: client.id,
        professional_id: bookable.professional.id,
        service_id: bookable.service.id,
        booking_date: new Date(slotAt(10, '10:00')),
        start_time: new Date(slotAt(10, '10:00')),
        end_time: new Date(slotAt(10, '11:00')),
        status: 'pending',
        total_amount: '75.00',
        service_price: '75.00',
        service_name: 'Haircut',
      });
    },
  );

  it(
    'is read by its client with service and professional, newest date first',
    proves('DATA-038 to DATA-053', 'API-039', 'BOOK-040'),
    async () => {
      const [client, bookable] = [await person(), await buildBookable(db)];
      const early = await pending(client, bookable, { bookingDate: slotAt(5, '09:00') });
      const late = await pending(client, bookable, { bookingDate: slotAt(20, '09:00') });
      const { body } = await call<{ items: BookingAnswer['body'][]; total: number; next_cursor: string | null }>(
        'GET',
        '/bookings',
        { as: client },
      );
      expect(body).toMatchObject({ total: 2, next_cursor: null });
      expect(body.items.map(({ id }) => id)).toEqual([late.bookingId, early.bookingId]);
      expect(body.items[0]).toMatchObject({
        status: 'pending',
        booking_date: slotAt(20, '09:00'),
        start_time: slotAt(20, '09:00'),
        end_time: slotAt(20, '10:00'),
        total_amount: '75.00',
        location: '1100 Congress Ave, Austin, TX 78701',
        checkout_url: late.checkoutUrl,
        service: { id: bookable.service.id, name: 'Haircut', price: '75.00' },
        professional: { profile: { first_name: 'Paula', last_name: 'Professional' } },
      });
    },
  );

  it('is booked by any spelling of the same instant', proves('DATA-101'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const inUtc = new Date(slotAt(10, '10:00')).toISOString();
    expect((await request(client, bookable, { bookingDate: inUtc })).status).toBe(200);
  });

  it('leads back to the page it came from, and to no other site', proves('OPEN-28', 'DATA-103'), async () => {
    const bookable = await buildBookable(db);
    const cancelUrl = async (bookingDate: string, referrerUrl: string | null) => {
      const { bookingId } = await pending(await person(), bookable, { bookingDate, referrerUrl });
      const [session] = await app.sandbox.sessionsOf(bookingId);
      expect(session?.success_url).toBe(
        `${app.url}/booking/success?booking_id=${bookingId}&session_id={CHECKOUT_SESSION_ID}`,
      );
      return new URL(session?.cancel_url ?? '');
    };
    const own = await cancelUrl(slotAt(11, '09:00'), `${app.url}/booking?pro=1`);
    expect(own.origin + own.pathname).toBe(`${app.url}/booking/cancel`);
    expect(own.searchParams.get('from')).toBe('/booking?pro=1');
    for (const [index, stranger] of [
      'https://evil.example/booking?x',
      '//evil.example/booking?x',
      'javascript:alert(1)',
      null,
    ].entries()) {
      const address = await cancelUrl(slotAt(12 + index, '09:00'), stranger);
      expect(address.origin).toBe(app.url);
      expect(address.searchParams.has('from')).toBe(false);
    }
  });

  it(
    'may be made with a cookie or a bearer token, with the public api key or without',
    proves('GUARD-016'),
    async () => {
      const bookable = await buildBookable(db);
      const client = await person();
      const body = requestOf(client, bookable);
      const path = '/functions/create-checkout-session';
      expect((await call('POST', path, { body, headers: { ...client.cookie, origin: app.url } })).status).toBe(200);
      expect((await call('POST', path, { body, headers: { ...client.bearer, apikey: 'public' } })).status).toBe(200);
    },
  );
});

describe('a refusal names its reason, and nothing is kept', () => {
  const farDate = () => `${addMonths(slotAt(1, '09:00').slice(0, 10), 3)}T10:00:00Z`;
  const unknown = '019a0000-0000-7000-8000-000000000000';
  const closed = 'This professional is not accepting bookings yet';
  const refusals: [Proof, string, Record<string, unknown>, string][] = [
    [proves('API-058'), 'no service', { serviceId: undefined }, 'Service ID is required'],
    [proves('API-059'), 'no professional', { professionalId: undefined }, 'Professional ID is required'],
    [proves('API-060'), 'no client', { clientId: undefined }, 'Client ID is required'],
    [proves('API-061'), 'no date', { bookingDate: undefined }, 'Booking date is required'],
    [proves('API-062'), 'no address', { location: undefined }, 'Location is required'],
    [proves('API-062'), 'a blank address', { location: '   ' }, 'Location is required'],
    [proves(), 'an overlong address', { location: 'x'.repeat(501) }, 'The address can have at most 500 characters'],
    [proves('BOOK-024'), 'a service id that is none', { serviceId: 'haircut' }, 'Invalid service ID'],
    [proves('BOOK-024'), 'an unknown service', { serviceId: unknown }, 'Invalid service ID'],
    [proves('BOOK-025'), 'a professional id that is none', { professionalId: 7 }, 'Invalid professional ID'],
    [proves('BOOK-025'), 'an unknown professional', { professionalId: unknown }, 'Invalid professional ID'],
    [proves('BOOK-026'), 'a client id that is none', { clientId: 'me' }, 'Invalid client ID'],
    [proves('BOOK-026'), 'the id of another client', { clientId: unknown }, 'Invalid client ID'],
    [proves('BOOK-027'), 'a date that is none', { bookingDate: 'tomorrow' }, 'Invalid booking date'],
    [proves('BOOK-027', 'DATA-101'), 'a local date', { bookingDate: '2026-12-24T10:00:00' }, 'Invalid booking date'],
    [proves('BOOK-027'), 'a past date', { bookingDate: slotAt(-1, '10:00') }, 'Invalid booking date'],
    [proves('BOOK-027'), 'a time off the 10 slots', { bookingDate: slotAt(10, '10:30') }, 'Invalid booking date'],
    [proves('BOOK-027'), 'a time before the first slot', { bookingDate: slotAt(10, '08:00') }, 'Invalid booking date'],
    [proves('BOOK-027'), 'a time after the last slot', { bookingDate: slotAt(10, '19:00') }, 'Invalid booking date'],
    [proves('BOOK-027'), 'a date beyond 3 months', { bookingDate: farDate() }, 'Invalid booking date'],
  ];

  describe('on either path', proves('API-064', 'API-066', 'API-067'), () => {
    for (const [proof, name, overrides, text] of refusals)
      it(`refuses ${name}`, proof, async () => {
        const [client, bookable] = [await person(), await buildBookable(db)];
        const before = await bookingTables(db);
        const body = requestOf(client, bookable, overrides);
        for (const path of ['/functions/create-checkout-session', '/bookings']) {
          const answer = await call('POST', path, { as: client, body });
          expect([answer.status, answer.body.error, answer.body.details.message]).toEqual([422, text, text]);
          if (path.startsWith('/functions')) expect(answer.body.requestData).toEqual(JSON.parse(JSON.stringify(body)));
        }
        expect(await bookingTables(db)).toEqual(before);
      });
  });

  for (const [proof, name, overrides, status, text] of [
    [
      proves('BOOK-028'),
      'a service without a price at Stripe',
      { service: { stripe_price_id: null } },
      422,
      'Service does not have a Stripe price configured',
    ],
    [
      proves('BOOK-029'),
      'a professional without an account',
      { professional: { stripe_account_id: null } },
      422,
      'Professional does not have a connected Stripe account',
    ],
    [proves('GUARD-014'), 'a professional who is not approved', { professional: { is_approved: false } }, 409, closed],
    [proves('GUARD-015'), 'a professional who is not verified', { professional: { verified: false } }, 409, closed],
  ] as const)
    it(`refuses ${name}`, proof, async () => {
      const [client, bookable] = [await person(), await buildBookable(db, overrides)];
      const before = await bookingTables(db);
      const answer = await request(client, bookable);
      expect([answer.status, answer.body.error]).toEqual([status, text]);
      expect(await bookingTables(db)).toEqual(before);
    });

  it('a professional whose account Stripe has rejected: the share could never be sent', async () => {
    const professional = { stripe_account_status: 'rejected' };
    const answer = await request(await person(), await buildBookable(db, { professional }));
    expect([answer.status, answer.body.code]).toEqual([422, 'no_connected_account']);
  });

  it('a service of another professional', proves('BOOK-024'), async () => {
    const [client, bookable, other] = [await person(), await buildBookable(db), await buildService(db)];
    const answer = await request(client, bookable, { serviceId: other.id });
    expect([answer.status, answer.body.error]).toEqual([422, 'Invalid service ID']);
  });

  it('somebody who is not signed in', proves('BOOK-023'), async () => {
    const bookable = await buildBookable(db);
    const body = requestOf({ id: bookable.professional.profile_id }, bookable);
    const answer = await call('POST', '/functions/create-checkout-session', { body });
    expect([answer.status, answer.body.error]).toEqual([401, 'Not authenticated']);
    const forged = await call('POST', '/functions/create-checkout-session', {
      body,
      headers: { authorization: 'Bearer forged', apikey: 'public' },
    });
    expect([forged.status, forged.body.error]).toEqual([401, 'Invalid JWT']);
  });

  it('a user without a profile', proves('BOOK-026'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await pool.query('delete from profiles where id = $1', [client.id]);
    const answer = await request(client, bookable);
    expect([answer.status, answer.body.error]).toEqual([422, 'Invalid client ID']);
  });

  it('a price that Stripe has otherwise leaves no pending booking, and no session that can be paid', async () => {
    const [client, bookable] = [await person(), await buildBookable(db, { service: await buildStripePrice('80.00') })];
    const before = await bookingTables(db);
    const answer = await request(client, bookable);
    expect(answer.status).toBe(409);
    expect(answer.body.details.type).toBe('stripe');
    expect(await bookingTables(db)).toEqual(before);
    const { objects } = await app.sandbox.state();
    expect(objects['checkout.session'][0]).toMatchObject({ amount_total: 8000, status: 'expired' });
  });
});

describe('what a client sends about price, owner and status is not believed', () => {
  it('a direct insert is pending, the client’s own, at the server’s price', proves('API-038', 'OPEN-12'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const forged = {
      status: 'confirmed',
      total_amount: '1.00',
      totalAmount: 1,
      price: 1,
      client_id: bookable.professional.profile_id,
    };
    const answer = await call<BookingAnswer['body']>('POST', '/bookings', {
      as: client,
      body: requestOf(client, bookable, forged),
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      client_id: client.id,
      status: 'pending',
      total_amount: '75.00',
      checkout_url: null,
    });
  });

  it('a direct insert is taken on by create-checkout-session', proves('OPEN-12'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const inserted = await call('POST', '/bookings', { as: client, body: requestOf(client, bookable) });
    const { bookingId } = await pending(client, bookable);
    expect(bookingId).toBe(inserted.body['id']);
  });

  it('a total that changed since the page was loaded is refused, with the new one', proves('OPEN-12'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const before = await bookingTables(db);
    for (const expectedTotal of [74.99, '80', '75.01', 0, -75, 1e300, 75.001]) {
      const answer = await request(client, bookable, { expectedTotal });
      expect([answer.status >= 400, answer.status < 500], `${expectedTotal}: ${answer.status}`).toEqual([true, true]);
    }
    expect((await request(client, bookable, { expectedTotal: '80.00' })).body.details).toMatchObject({
      total_amount: '75.00',
    });
    expect(await bookingTables(db)).toEqual(before);
    expect((await request(client, bookable, { expectedTotal: '75.00' })).status).toBe(200);
  });

  it('nobody books themselves, by either way', async () => {
    const own = await buildBookable(db);
    const { rows } = await pool.query<{ id: string; email: string }>('select id, email from profiles where id = $1', [
      own.professional.profile_id,
    ]);
    const professional = await personOf(db, rows[0] ?? { id: '', email: '' });
    const before = await bookingTables(db);
    for (const path of ['/functions/create-checkout-session', '/bookings']) {
      const answer = await call('POST', path, { as: professional, body: requestOf(professional, own) });
      expect([answer.status, answer.body.code]).toEqual([422, 'own_services']);
    }
    expect(await bookingTables(db)).toEqual(before);
  });

  it('a professional may book another one, as a client', async () => {
    const [one, other] = [await buildBookable(db), await buildBookable(db)];
    const { rows } = await pool.query<{ id: string; email: string }>('select id, email from profiles where id = $1', [
      one.professional.profile_id,
    ]);
    const professional = await personOf(db, rows[0] ?? { id: '', email: '' });
    expect((await request(professional, other)).status).toBe(200);
  });
});
