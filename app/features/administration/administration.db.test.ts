import { describe, expect, it } from 'vitest';
import { receiptNumber } from '#app/features/earnings/receipt.ts';
import { bookingStatuses } from '#app/features/bookings/booking.ts';
import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildApplicant } from '#tests/factories/applications.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { adminListChoices, adminListNames, type AdminListName } from './lists/admin-list.ts';
import type { AdminPage, AdminRows } from './lists/admin-rows.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const headers = (await buildSession(db, (await buildProfile(db, { role: 'admin', type: null })).id)).bearer as Record<
  string,
  string
>;

async function list<Name extends AdminListName>(name: Name, query: Record<string, string> = {}) {
  const response = await api.request('GET', `/admin/${name}?${new URLSearchParams(query)}`, { headers });
  return { status: response.status, body: (await response.json()) as AdminPage<AdminRows[Name]> };
}

/** Every row, page by page. */
async function all<Name extends AdminListName>(name: Name, query: Record<string, string> = {}) {
  const rows: AdminRows[Name][] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body }: { body: AdminPage<AdminRows[Name]> } = await list(name, {
      ...query,
      limit: '2',
      ...(cursor ? { cursor } : {}),
    });
    rows.push(...body.items);
    cursor = body.next_cursor;
  }
  return rows;
}

const [mia, noah] = [
  await buildClient(db, { first_name: 'Mia', last_name: 'Lane', phone: '(512) 555-0177' }),
  await buildClient(db, { first_name: 'Noah', last_name: 'adams', email: 'Noah.100%@example.com' }),
];
const paula = await buildProfessional(db);
const waiting = await buildApplicant(db, { applied_at: new Date('2026-01-05T12:00:00Z') });
const waitingLonger = await buildApplicant(db, { applied_at: new Date('2026-01-02T12:00:00Z') });
const rejected = await buildApplicant(db, { rejected_at: new Date() });
const suspended = await buildApplicant(db, { suspended_at: new Date() });
// Four at the same instant, so that pages have to part equals.
const hosts = [paula, waiting, waitingLonger, rejected, paula, suspended];
const visits = await Promise.all(
  hosts.map((host, index) =>
    buildBooking(db, {
      professional_id: host.id,
      client_id: index % 2 ? mia.id : noah.id,
      start_time: new Date(Date.UTC(2031, 0, index < 4 ? 1 : 2, index < 4 ? 15 : 15 + index)),
    }),
  ),
);
for (const [index, visit] of visits.slice(0, 3).entries()) {
  await db
    .insertInto('payments')
    .values({
      booking_id: visit.id,
      client_id: visit.client_id,
      professional_id: paula.id,
      amount: '75.00',
      payment_method: 'card',
      stripe_session_id: `cs_${index}`,
      stripe_payment_intent_id: `pi_${index}`,
    })
    .execute();
}
await db
  .insertInto('refunds')
  .values({ booking_id: visits[0]?.id ?? '', stripe_payment_intent_id: 'pi_0', amount: '25.00', reason: 'cancelled' })
  .execute();

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('the admin lists', () => {
  it('clients are the profiles of type client', proves('ADMIN-014', 'GUARD-019', 'API-057'), async () => {
    const { rows } = await pool.query<{ id: string }>(`select id from profiles where type = 'client'`);
    expect(ids(await all('clients')).toSorted()).toEqual(ids(rows).toSorted());
    expect((await list('clients', { q: 'mia' })).body.items[0]).toMatchObject({
      first_name: 'Mia',
      total_bookings: 3,
      last_booking: '2031-01-02T20:00:00.000Z',
    });
  });

  it('professionals are all of them, with their flags', proves('GUARD-020', 'ADMIN-009 to ADMIN-013'), async () => {
    const { rows } = await pool.query<{ id: string }>('select id from professionals');
    const found = await all('professionals');
    expect(ids(found).toSorted()).toEqual(ids(rows).toSorted());
    expect(found.find(({ id }) => id === paula.id)).toMatchObject({
      verified: true,
      is_approved: true,
      is_onboarding_complete: true,
      suspended_at: null,
    });
  });

  it('payments are all of them, with what was refunded', proves('GUARD-021'), async () => {
    const found = await all('payments');
    expect(JSON.stringify(found)).not.toContain('pi_0');
    expect(
      found
        .map(({ amount, refunded_amount, client_name, professional_name }) => [
          amount,
          refunded_amount,
          client_name,
          professional_name,
        ])
        .toSorted(),
    ).toEqual(
      [
        ['75.00', '25.00', 'Noah adams', 'Paula Professional'],
        ['75.00', null, 'Mia Lane', 'Paula Professional'],
        ['75.00', null, 'Noah adams', 'Paula Professional'],
      ].toSorted(),
    );
    expect((await list('payments', { filter: 'refunded' })).body.total).toBe(1);
  });

  it('bookings are all of them, ordered by start_time', proves('GUARD-022', 'ADMIN-016'), async () => {
    const found = await all('bookings');
    expect(ids(found).toSorted()).toEqual(ids(visits).toSorted());
    const starts = found.map(({ start_time }) => start_time);
    expect(starts).toEqual(starts.toSorted());
    expect((await all('bookings', { sort: 'latest' })).map(({ start_time }) => start_time)).toEqual(
      starts.toReversed(),
    );
  });

  it('booked visits of a suspended professional stay and are marked', proves('OPEN-14'), async () => {
    expect((await all('bookings')).filter((row) => row.professional_suspended).map(({ id }) => id)).toEqual([
      visits[5]?.id,
    ]);
  });

  it.each(
    adminListNames.flatMap((name) => Object.keys(adminListChoices[name].sorts).map((sort) => [name, sort] as const)),
  )('pages of %s by %s show each row once', async (name, sort) => {
    const paged = ids(await all(name, { sort }));
    const whole = ids((await list(name, { sort, limit: '100' })).body.items);
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(paged.length);
  });

  it.each(
    adminListNames.flatMap((name) =>
      Object.keys(adminListChoices[name].filters).map((filter) => [name, filter] as const),
    ),
  )('%s that are "%s" are counted as they are listed', async (name, filter) => {
    const { status, body } = await list(name, { filter });
    expect([status, body.total, body.total_capped]).toEqual([200, body.items.length, false]);
  });

  it.each(bookingStatuses)('bookings that are "%s" are those of that status', proves('ADMIN-016'), async (status) => {
    const { rows } = await pool.query<{ id: string }>('select id from bookings where status = $1', [status]);
    expect(ids(await all('bookings', { filter: status })).toSorted()).toEqual(ids(rows).toSorted());
  });

  it('by name knows no case, and whoever waits longest comes first', proves('OPEN-14'), async () => {
    expect((await all('clients', { sort: 'name' })).map(({ last_name }) => last_name)).toEqual(['adams', 'Lane']);
    expect(ids(await all('professionals', { filter: 'waiting', sort: 'waiting' }))).toEqual([
      waitingLonger.id,
      waiting.id,
    ]);
    expect(ids(await all('professionals', { filter: 'rejected' }))).toEqual([rejected.id]);
    expect(ids(await all('professionals', { filter: 'suspended' }))).toEqual([suspended.id]);
  });

  it('who waits longest comes first, for an answer to an application or a change, and nobody else', async () => {
    const changing = async (professional_id: string, created_at: string) => {
      const categories = ['Hair'];
      await db
        .insertInto('proposed_changes')
        .values({ professional_id, change: 'set_categories', categories, created_at: new Date(created_at) })
        .execute();
    };
    await changing(paula.id, '2026-01-03T12:00:00Z');
    expect(ids(await all('professionals', { sort: 'waiting' }))).toEqual([waitingLonger.id, paula.id, waiting.id]);
    expect(ids(await all('professionals', { filter: 'changes', sort: 'waiting' }))).toEqual([paula.id]);
    await db.deleteFrom('proposed_changes').execute();
  });

  it.each([
    ['clients', 'MIA lane', 1],
    ['clients', '555-0177', 1],
    ['clients', '5125550177', 1],
    ['clients', 'mia +1 512.555.0177', 1],
    ['clients', '15125550177', 1],
    ['clients', '512 5550178', 0],
    ['payments', '(512)555-0177', 1],
    ['clients', '100%', 1],
    ['clients', '1_0', 0],
    ['clients', "'; drop table profiles; --", 0],
    ['professionals', 'reyes', 4],
    ['payments', 'mia', 1],
    ['payments', 'paula', 3],
    ['bookings', 'noah', 3],
    ['bookings', 'nobody at all', 0],
  ] as const)('%s are searched for %s', async (name, q, count) => {
    const { body } = await list(name, { q });
    expect([body.items.length, body.total]).toEqual([count, count]);
  });

  it('a booking or payment is found by its id, and by the number of the receipt', async () => {
    const [payment] = (await list('payments')).body.items;
    const number = receiptNumber(payment?.id ?? '');
    for (const q of [payment?.id, payment?.booking_id, number, number.toLowerCase()])
      expect(ids((await list('payments', { q: q ?? '' })).body.items)).toEqual([payment?.id]);
    for (const q of [payment?.booking_id, number])
      expect(ids((await list('bookings', { q: q ?? '' })).body.items)).toEqual([payment?.booking_id]);
    expect((await list('payments', { q: 'R-0000000000' })).body.total).toBe(0);
    expect(ids((await list('clients', { q: mia.id })).body.items)).toEqual([mia.id]);
    expect(ids((await list('professionals', { q: paula.profile_id })).body.items)).toEqual([paula.id]);
  });

  it.each([
    { sort: 'nothing' },
    { filter: 'constructor' },
    { cursor: 'rubbish' },
    { limit: '-1' },
    { limit: 'many' },
    { cursor: btoa(JSON.stringify(['earliest', 'now() or', visits[0]?.id])) },
    { q: 'x'.repeat(5_000) },
  ] as Record<string, string>[])('nonsense like %o is as if it were not there', async (query) =>
    expect((await list('bookings', query)).status).toBe(200),
  );

  it.each(adminListNames)('%s are there for admins only', proves('GUARD-011', 'GUARD-012'), async (name) => {
    const ask = async (as: Record<string, string>) =>
      (await api.request('GET', `/admin/${name}`, { headers: as })).status;
    expect(await ask({})).toBe(401);
    expect(await ask((await buildSession(db, mia.id)).bearer)).toBe(404);
    expect(await ask((await buildSession(db, paula.profile_id)).bearer)).toBe(404);
    expect(await ask(headers)).toBe(200);
  });
});
