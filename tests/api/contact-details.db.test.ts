import { describe, expect, it } from 'vitest';
import type { CalendarFeedDto } from '#app/features/calendar/calendar-dto.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi, testOrigin } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);

type Bearer = { bearer: Record<string, string> };
const read = async ({ bearer }: Bearer, path: string) => {
  const response = await api.request('GET', path, { headers: bearer });
  const text = await response.text();
  expect(response.status, `${path}: ${text}`).toBe(200);
  return text.replaceAll('\r\n ', '');
};

type State = Pick<Parameters<typeof buildBooking>[1] & object, 'status' | 'payment_method'>;

/** A visit with unmistakable details, and every place at which one side reads of it. */
async function buildVisit(state: State) {
  const client = await buildClient(db, { first_name: 'Maya', last_name: 'Brooks', phone: '(512) 555-0101' });
  const professional = await buildProfessional(db, { profile: { phone: '(737) 555-0199' } });
  const { email: ownerEmail } = await db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', professional.profile_id)
    .executeTakeFirstOrThrow();
  const booking = await buildBooking(db, { professional_id: professional.id, client_id: client.id, ...state });
  await db
    .updateTable('bookings')
    .set({ location: '77 Hidden Lane, Austin, TX 78701', notes: 'Gate code 4711' })
    .where('id', '=', booking.id)
    .execute();
  const [asClient, asOwner] = await Promise.all([
    buildSession(db, client.id),
    buildSession(db, professional.profile_id),
  ]);
  return { client, professional, ownerEmail, booking, asClient, asOwner };
}
type Visit = Awaited<ReturnType<typeof buildVisit>>;

async function whatTheProfessionalReads({ booking, client, asOwner }: Visit): Promise<Record<string, string>> {
  const day = localDate(epochMinutesOf(booking.start_time), 'America/Chicago');
  const feed = (await (
    await api.request('POST', '/calendar-feed', { headers: asOwner.bearer })
  ).json()) as CalendarFeedDto;
  const paths = [
    '/bookings?as=professional',
    `/bookings/${booking.id}`,
    `/bookings/${booking.id}/timeline`,
    '/professional-overview',
    '/earnings/payments',
    '/earnings/payments.csv',
    `/calendar?from=${day}&to=${day}`,
    String(feed.url).replace(`${testOrigin}/api`, ''),
    '/clients',
    '/clients/export',
    `/clients/${client.id}/bookings`,
    '/account/export?format=json',
  ];
  const texts = await Promise.all(
    paths.map(async (path) => [path.replace(/[\w-]{36,}/, ':id'), await read(asOwner, path)] as const),
  );
  return Object.fromEntries(texts);
}

const unpaid: [string, State][] = [
  ['held', { status: 'pending' }],
  ['cancelled before it was paid', { status: 'cancelled' }],
];
const paid: [string, State][] = [
  ['confirmed', { status: 'confirmed', payment_method: 'card' }],
  ['completed', { status: 'completed', payment_method: 'card' }],
  ['cancelled after it was paid', { status: 'cancelled', payment_method: 'card' }],
];

describe('contact details are shared once a booking is paid', proves('OPEN-18'), () => {
  it.each(unpaid)('not with the professional of one that is %s, anywhere', async (_, state) => {
    const visit = await buildVisit(state);
    for (const [place, text] of Object.entries(await whatTheProfessionalReads(visit))) {
      for (const detail of [visit.client.email, '555-0101', 'Hidden Lane', '4711'])
        expect(text, place).not.toContain(detail);
    }
    for (const search of [visit.client.email, '512555', '555-0101']) {
      expect(
        JSON.parse(await read(visit.asOwner, `/clients?search=${encodeURIComponent(search)}`)),
        search,
      ).toMatchObject({ total: 0 });
    }
    expect(JSON.parse(await read(visit.asOwner, '/clients?search=maya'))).toMatchObject({
      total: 1,
      items: [{ contact_shared: false, email: '', phone: '' }],
    });
  });

  it.each(paid)('with the professional of one that is %s', async (_, state) => {
    const visit = await buildVisit(state);
    const texts = await whatTheProfessionalReads(visit);
    expect(JSON.parse(texts['/bookings/:id'] ?? '')).toMatchObject({
      client: { email: visit.client.email },
      location: '77 Hidden Lane, Austin, TX 78701',
      notes: 'Gate code 4711',
    });
    expect(texts['/clients']).toContain('(512) 555-0101');
    expect(texts['/clients/:id/bookings']).toContain('77 Hidden Lane');
  });

  it.each(unpaid)('not with the client of one that is %s', async (_, state) => {
    const visit = await buildVisit(state);
    for (const path of [
      '/bookings',
      `/bookings/${visit.booking.id}`,
      `/bookings/${visit.booking.id}/timeline`,
      '/account/export?format=json',
      `/professionals/${visit.professional.id}`,
    ]) {
      const text = await read(visit.asClient, path);
      for (const detail of [visit.ownerEmail, '555-0199']) expect(text, path).not.toContain(detail);
    }
    // What the client wrote is the client's to read.
    expect(JSON.parse(await read(visit.asClient, `/bookings/${visit.booking.id}`))).toMatchObject({
      location: '77 Hidden Lane, Austin, TX 78701',
      client: { email: visit.client.email },
    });
  });

  it.each(paid)('with the client of one that is %s', async (_, state) => {
    const visit = await buildVisit(state);
    expect(JSON.parse(await read(visit.asClient, `/bookings/${visit.booking.id}`))).toMatchObject({
      professional: { profile: { email: visit.ownerEmail } },
    });
  });
});
