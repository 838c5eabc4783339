import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ServiceDto } from './service-dto.ts';
import { serviceMessages } from './service.schema.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { bookingJourney, eventually } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { serviceJourney } from '#tests/support/service-journey.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const journey = bookingJourney(app, testDatabase);
const { call, person, pending } = journey;
const { owner, haircut, add, offer, own, rowOf } = serviceJourney(journey, testDatabase);

const servicesOf = (...ids: string[]) =>
  db.selectFrom('services').selectAll().where('professional_id', 'in', ids).orderBy('id').execute();
const wrong: [string, unknown, string][] = [
  ['name', '', serviceMessages.name],
  ['name', '   ', serviceMessages.name],
  ['name', 'x'.repeat(121), serviceMessages.nameTooLong],
  ['description', '', serviceMessages.description],
  ['description', 'x'.repeat(2_001), serviceMessages.descriptionTooLong],
  ['price', '', 'Price is required'],
  ['price', undefined, 'Price is required'],
  ['price', 0, 'Price is required'],
  ['price', '0.00', 'Price is required'],
  ['price', -5, serviceMessages.priceNegative],
  ['price', 19.999, serviceMessages.priceDecimals],
  ['price', 1e9, serviceMessages.priceTooHigh],
  ['duration', '', 'Duration is required'],
  ['duration', 45.5, serviceMessages.durationNotWhole],
  ['duration', -1, serviceMessages.durationNegative],
  ['duration', 1_441, serviceMessages.durationTooLong],
];

describe('adding', () => {
  it(
    'stores it as it was given, and lists it with its bookings',
    proves('API-024', 'API-025', 'SVC-007', 'DATA-030 to DATA-037'),
    async () => {
      const professional = await owner();
      const { status, body } = await call<ServiceDto>('POST', '/services', {
        as: professional,
        body: { ...haircut, name: '  Haircut ✂️ ', price: 19.99, duration: 0 },
      });
      expect(status).toBe(201);
      expect(body).toEqual({
        id: expect.any(String),
        professional_id: professional.professionalId,
        category_id: null,
        name: 'Haircut ✂️',
        description: haircut.description,
        price: '19.99',
        duration: 0,
        stripe_price_id: null,
      });
      expect(await own(professional)).toEqual([
        { ...body, bookings_count: 0, upcoming_bookings: 0, unpaid_visits: 0, working_hours_minutes: null },
      ]);
    },
  );

  it.each(wrong)('refuses a wrong %s: $2', proves('SVC-011 to SVC-020', 'OPEN-54'), async (field, value, text) => {
    const professional = await owner();
    const { status, body } = await call('POST', '/services', {
      as: professional,
      body: { ...haircut, [field]: value },
    });
    expect([status, body.error, body.details.fields]).toEqual([422, text, { [field]: text }]);
    expect(await own(professional)).toEqual([]);
  });

  it('a repeated press adds one', async () => {
    const professional = await owner();
    const press = () =>
      call<ServiceDto>('POST', '/services', {
        as: professional,
        body: haircut,
        headers: { 'idempotency-key': 'press-1' },
      });
    const [first, again] = [await press(), await press()];
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect(await own(professional)).toHaveLength(1);
  });

  it('is for professionals who are signed in', proves('ERR-081', 'ERR-082'), async () => {
    const anonymous = await call('POST', '/services', { body: haircut });
    const client = await call('POST', '/services', { as: await person(), body: haircut });
    expect([anonymous.status, anonymous.body.error, client.status, client.body.error]).toEqual([
      401,
      'No session found',
      404,
      'Professional ID not found',
    ]);
  });

  it('ends at a hundred', async () => {
    const professional = await owner();
    await db
      .insertInto('services')
      .values(
        Array.from({ length: 99 }, (_, index) => ({
          name: `S${index}`,
          price: '5',
          category_id: null,
          professional_id: professional.professionalId,
        })),
      )
      .execute();
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', '/services', { as: professional, body: haircut })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('changing', () => {
  it('changes what is named and nothing else', proves('API-026', 'SVC-008'), async () => {
    const professional = await owner();
    const service = await offer(professional);
    const { status, body } = await call<ServiceDto>('PATCH', `/services/${service.id}`, {
      as: professional,
      body: { duration: 90 },
    });
    expect([status, body]).toEqual([200, { ...service, duration: 90 }]);
  });

  it.each(wrong)('refuses a wrong %s as adding does: $2', proves('SVC-011 to SVC-020'), async (field, value, text) => {
    if (value === undefined) return;
    const professional = await owner();
    const service = await add(professional);
    const before = await rowOf(service.id);
    const { status, body } = await call('PATCH', `/services/${service.id}`, {
      as: professional,
      body: { [field]: value },
    });
    expect([status, body.error]).toEqual([422, text]);
    expect(await rowOf(service.id)).toEqual(before);
  });

  it('a change of price never touches what is booked', async () => {
    const [professional, client] = [await owner(), await person()];
    const service = await offer(professional);
    const record = await db
      .selectFrom('professionals')
      .selectAll()
      .where('id', '=', professional.professionalId)
      .executeTakeFirstOrThrow();
    const { bookingId } = await pending(client, {
      professional: record,
      service: (await rowOf(service.id)) ?? expect.fail(),
    });
    const booked = () => db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
    const before = await booked();
    await call('PATCH', `/services/${service.id}`, {
      as: professional,
      body: { name: 'Color', price: '140', duration: 120 },
    });
    expect(await booked()).toEqual(before);
    expect(before).toMatchObject({ service_name: 'Haircut', service_price: '75.00', duration: 60 });
    await app.sandbox.pay(await journey.sessionOf(bookingId));
    await eventually(async () => expect(await journey.statusOf(bookingId)).toBe('confirmed'));
    expect((await booked()).total_amount).toBe(before.total_amount);
  });

  it('the directory hears of it', async () => {
    const professional = await owner();
    const entry = () =>
      db
        .selectFrom('directory_entries')
        .select(['service_names', 'price_from'])
        .where('professional_id', '=', professional.professionalId)
        .executeTakeFirst();
    const service = await offer(professional);
    await eventually(async () => expect(await entry()).toEqual({ service_names: ['Haircut'], price_from: '75.00' }));
    await call('PATCH', `/services/${service.id}`, { as: professional, body: { name: 'Trim', price: 40 } });
    await eventually(async () => expect(await entry()).toEqual({ service_names: ['Trim'], price_from: '40.00' }));
    await call('DELETE', `/services/${service.id}`, { as: professional });
    await eventually(async () => expect(await entry()).toMatchObject({ service_names: [], price_from: null }));
  });
});

describe('deleting', () => {
  it(
    'keeps the bookings as they are, and says before how many are to come',
    proves('OPEN-46', 'API-027', 'DATA-037'),
    async () => {
      const professional = await owner();
      const service = await offer(professional);
      const visit = (status: 'confirmed' | 'completed' | 'cancelled', days: number) =>
        buildBooking(db, {
          professional_id: professional.professionalId,
          service_id: service.id,
          status,
          start_time: new Date(Date.now() + days * 86_400_000),
        });
      const visits = [
        await visit('confirmed', 2),
        await visit('confirmed', 3),
        await visit('completed', -2),
        await visit('cancelled', 4),
      ];
      expect(await own(professional)).toMatchObject([{ bookings_count: 4, upcoming_bookings: 2 }]);
      const { status } = await call('DELETE', `/services/${service.id}`, { as: professional });
      expect([status, await own(professional)]).toEqual([200, []]);
      for (const { id, updated_at: _, ...booked } of visits) {
        const { updated_at: __, ...now } = await db
          .selectFrom('bookings')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        expect(now).toEqual({ ...booked, id, service_id: null });
      }
      expect((await call('DELETE', `/services/${service.id}`, { as: professional })).status).toBe(404);
    },
  );

  it('between check and booking gives a clear answer', async () => {
    const [professional, client] = [await owner(), await person()];
    const service = await offer(professional);
    const record = await db
      .selectFrom('professionals')
      .selectAll()
      .where('id', '=', professional.professionalId)
      .executeTakeFirstOrThrow();
    const bookable = { professional: record, service: (await rowOf(service.id)) ?? expect.fail() };
    // The deletion holds the row until the booking has passed its checks and waits for it.
    const deletion = await testDatabase.pool.connect();
    await deletion.query('begin');
    await deletion.query('delete from services where id = $1', [service.id]);
    const requested = journey.request(client, bookable);
    await eventually(async () => {
      const { rows } = await testDatabase.pool.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into bookings%'`,
      );
      expect(rows).toHaveLength(1);
    });
    await deletion.query('commit');
    deletion.release();
    const answer = await requested;
    expect([answer.status, answer.body.error]).toEqual([422, 'Invalid service ID']);
    expect((await journey.request(client, bookable)).body.error).toBe('Invalid service ID');
  });
});

describe('another one’s service', () => {
  it.each([
    ['PATCH', '/services/:id', { price: 1 }],
    ['DELETE', '/services/:id', undefined],
    ['POST', '/functions/create-stripe-price', {}],
    ['POST', '/functions/update-stripe-price', {}],
    ['POST', '/functions/delete-stripe-service', {}],
  ] as const)('%s %s is not found, and stays', async (method, path, body) => {
    const [mine, theirs] = [await owner(), await owner()];
    const service = await offer(theirs);
    const before = await servicesOf(mine.professionalId, theirs.professionalId);
    const payload = (professionalId: string, serviceId = service.id) => ({
      ...haircut,
      price: 1,
      professionalId,
      serviceId,
    });
    const ask = (as: typeof mine | undefined, sent: object, id = service.id) =>
      call(method, path.replace(':id', id), {
        ...(as ? { as } : {}),
        ...(body ? { body: path.startsWith('/services') ? body : sent } : {}),
      });
    const attempts = [
      ask(mine, payload(mine.professionalId)),
      ask(mine, payload(theirs.professionalId)),
      ask(mine, payload(mine.professionalId, randomUUID()), randomUUID()),
    ];
    for (const answer of await Promise.all(attempts))
      expect([404, expect.stringMatching(/not found/)]).toEqual([answer.status, answer.body.error]);
    expect((await ask(undefined, payload(theirs.professionalId))).status).toBe(401);
    expect(await servicesOf(mine.professionalId, theirs.professionalId)).toEqual(before);
  });
});
