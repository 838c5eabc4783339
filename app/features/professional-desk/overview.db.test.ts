import { describe, expect, it } from 'vitest';
import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { OverviewDto } from './overview.ts';
import { readOverview } from './queries/read-overview.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);

/** Noon of a Friday in Chicago. */
const now = new Date('2026-11-20T12:00:00-06:00');
const at = (day: number, time: string) =>
  new Date(new Date(`2026-11-20T${time}:00-06:00`).getTime() + day * 86_400_000);

const professional = await buildProfessional(db);
const overview = (of: { id: string; time_zone: string } = professional) => readOverview(of, now);
const [ann, bob, eve] = [
  await buildClient(db, { first_name: 'Ann', last_name: 'Lee', phone: '512 555 0100' }),
  await buildClient(db),
  await buildClient(db),
];
type Status = 'pending' | 'confirmed' | 'completed' | 'cancelled';
const visit = (client: { id: string }, status: Status, start_time: Date, of = professional) =>
  buildBooking(db, { professional_id: of.id, client_id: client.id, status, start_time });

describe('the figures', () => {
  it('are nothing for whoever has no booking', proves('PDASH-023', 'PDASH-025', 'PDASH-027'), async () => {
    const { figures, recent, has_more, jobs, next_job, weeks } = await overview();
    expect(figures).toEqual({
      total_revenue: '0.00',
      confirmed_revenue: '0.00',
      total_clients: 0,
      upcoming_bookings: 0,
    });
    expect({ recent, has_more, jobs, next_job }).toEqual({ recent: [], has_more: false, jobs: [], next_job: null });
    expect(weeks).toHaveLength(12);
  });

  it(
    'count completed money, different clients who were served, and confirmed visits',
    proves('PDASH-023', 'PDASH-025', 'PDASH-027'),
    async () => {
      await visit(ann, 'completed', at(-30, '09:00'));
      await visit(ann, 'completed', at(-8, '09:00'));
      await visit(bob, 'completed', at(-1, '09:00'));
      await visit(eve, 'cancelled', at(-1, '13:00'));
      await visit(eve, 'pending', at(3, '09:00'));
      await visit(eve, 'confirmed', at(4, '09:00'));
      await visit(ann, 'confirmed', at(5, '09:00'));
      expect((await overview()).figures).toEqual({
        total_revenue: '225.00',
        confirmed_revenue: '150.00',
        total_clients: 2,
        upcoming_bookings: 2,
      });
    },
  );

  it('serve nobody twice, also when two visits of one client end at the same time', proves('PDASH-025'), async () => {
    const one = await buildProfessional(db);
    const bookings = [];
    for (let day = 1; day <= 6; day += 1)
      bookings.push(await visit(day % 2 === 0 ? ann : bob, 'confirmed', at(-day, '09:00'), one));
    await Promise.all(
      bookings.map(({ id }) => db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', id).execute()),
    );
    expect((await overview(one)).figures).toEqual({
      total_revenue: '450.00',
      confirmed_revenue: '0.00',
      total_clients: 2,
      upcoming_bookings: 0,
    });
  });

  it('agree with the bookings whatever happens to them', async () => {
    const one = await buildProfessional(db);
    const leaving = await buildClient(db);
    const kept = await visit(leaving, 'confirmed', at(-2, '09:00'), one);
    const cancelled = await visit(ann, 'confirmed', at(-2, '12:00'), one);
    await db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', kept.id).execute();
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', cancelled.id).execute();
    await db.updateTable('bookings').set({ location: 'Elsewhere' }).where('professional_id', '=', one.id).execute();
    await db.deleteFrom('bookings').where('id', '=', cancelled.id).execute();
    await db.updateTable('bookings').set({ client_id: null }).where('id', '=', kept.id).execute();
    expect((await overview(one)).figures).toEqual({
      total_revenue: '75.00',
      confirmed_revenue: '0.00',
      total_clients: 1,
      upcoming_bookings: 0,
    });
    expect((await overview(one)).recent).toMatchObject([{ client: 'Deleted account', status: 'completed' }]);
  });

  it('goes with its professional', async () => {
    const one = await buildProfessional(db);
    await visit(ann, 'completed', at(-2, '09:00'), one);
    await db.deleteFrom('professionals').where('id', '=', one.id).execute();
    expect((await pool.query('select from professional_totals where professional_id = $1', [one.id])).rowCount).toBe(0);
  });
});

it('revenue stands in the week of the visit, by the clocks of the professional', async () => {
  const one = await buildProfessional(db);
  const tokyo = await buildProfessional(db, { time_zone: 'Asia/Tokyo' });
  // Saturday evening in Chicago is Sunday in Tokyo.
  for (const of of [one, tokyo]) await visit(ann, 'completed', at(-6, '20:00'), of);
  const revenue = async (of: typeof one) => (await overview(of)).weeks.filter(({ visits }) => visits > 0);
  expect(await revenue(one)).toEqual([{ starts_on: '2026-11-08', revenue: '75.00', visits: 1 }]);
  expect(await revenue(tokyo)).toEqual([{ starts_on: '2026-11-15', revenue: '75.00', visits: 1 }]);
});

describe('recent bookings', () => {
  it(
    'are the first five of the list, and it is known whether there are more',
    proves('PDASH-029', 'PDASH-035', 'PDASH-036', 'LIMIT-028'),
    async () => {
      const one = await buildProfessional(db);
      const first = [];
      for (let day = 1; day <= 5; day += 1) first.unshift((await visit(ann, 'completed', at(-day, '09:00'), one)).id);
      const five = await overview(one);
      expect(five.recent.map(({ id }) => id)).toEqual(first.toReversed());
      expect(five.has_more).toBe(false);
      expect(five.recent[0]).toMatchObject({
        client: 'Ann Lee',
        service: 'Haircut',
        booking_date: '2026-11-19T09:00:00-06:00',
        status: 'completed',
        total_amount: '75.00',
      });
      const newest = await visit(bob, 'pending', at(9, '09:00'), one);
      const six = await overview(one);
      expect(six.recent.map(({ id }) => id)).toEqual([newest.id, ...first.toReversed().slice(0, 4)]);
      expect(six.has_more).toBe(true);
    },
  );
});

describe("today's visits", () => {
  it('come in order, with the way to each and how the client is reached', proves('OPEN-18'), async () => {
    const one = await buildProfessional(db);
    await visit(bob, 'confirmed', at(0, '15:00'), one);
    await visit(ann, 'completed', at(0, '09:00'), one);
    await visit(ann, 'pending', at(0, '11:00'), one);
    await visit(ann, 'cancelled', at(0, '13:00'), one);
    await visit(ann, 'confirmed', at(1, '08:00'), one);
    await visit(bob, 'confirmed', at(2, '08:00'), one);
    const { jobs, next_job } = await overview(one);
    expect(jobs.map(({ start_time, status }) => [start_time, status])).toEqual([
      ['2026-11-20T09:00:00-06:00', 'completed'],
      ['2026-11-20T15:00:00-06:00', 'confirmed'],
    ]);
    expect(jobs.map(({ travel }) => travel)).toEqual([
      { from: 'base', miles: 2.4, minutes: null },
      { from: 'visit', miles: 0, minutes: 300 },
    ]);
    expect(jobs[0]?.client).toEqual({ name: 'Ann Lee', phone: '512 555 0100', email: ann.email });
    expect(jobs[0]?.location).toBe('1100 Congress Ave, Austin, TX 78701');
    expect(next_job).toMatchObject({ start_time: '2026-11-21T08:00:00-06:00', travel: null });
  });
});

describe('visits entered by hand', () => {
  const byHand = (of: { id: string }, start_time: Date, changes: { paid_at?: Date; removed_at?: Date } = {}) => {
    const end_time = new Date(start_time.getTime() + 3_600_000);
    const person = { client_name: 'Robin Miller', email: null, phone: '512 555 0142', note: 'Second bell' };
    const visit = { service_id: null, service_name: 'Haircut', location: '1100 Congress Ave, Austin, TX 78701' };
    return db
      .insertInto('hand_entered_visits')
      .values({ professional_id: of.id, ...person, ...visit, start_time, end_time, busy_until: end_time, ...changes })
      .returning('id')
      .executeTakeFirstOrThrow();
  };

  it('stand among the bookings of the day, and travel counts from them', async () => {
    const one = await buildProfessional(db);
    await visit(ann, 'confirmed', at(0, '10:00'), one);
    await visit(bob, 'confirmed', at(0, '16:00'), one);
    const { id } = await byHand(one, at(0, '13:00'));
    for (const over of [{ paid_at: now }, { removed_at: now }]) await byHand(one, at(0, '18:00'), over);
    await byHand(one, at(-1, '23:30'));
    const { jobs, figures } = await overview(one);
    expect(jobs.map(({ start_time, is_by_hand }) => [start_time, is_by_hand])).toEqual([
      ['2026-11-20T10:00:00-06:00', false],
      ['2026-11-20T13:00:00-06:00', true],
      ['2026-11-20T16:00:00-06:00', false],
    ]);
    expect(jobs[1]).toMatchObject({
      id,
      status: 'confirmed',
      notes: 'Second bell',
      total_amount: '0.00',
      client: { name: 'Robin Miller', phone: '512 555 0142', email: null },
    });
    expect(jobs[2]?.travel).toEqual({ from: 'visit', miles: 0, minutes: 120 });
    expect(figures).toMatchObject({ confirmed_revenue: '150.00', upcoming_bookings: 2 });
  });

  it('come next after today if they are earlier than the next booking', async () => {
    const one = await buildProfessional(db);
    await byHand(one, at(3, '09:00'));
    expect((await overview(one)).next_job).toMatchObject({ is_by_hand: true, start_time: '2026-11-23T09:00:00-06:00' });
    await visit(ann, 'confirmed', at(2, '09:00'), one);
    expect((await overview(one)).next_job).toMatchObject({ is_by_hand: false });
    const { id } = await byHand(one, at(1, '09:00'));
    expect((await overview(one)).next_job).toMatchObject({ id, is_by_hand: true });
  });
});

it('visits stand on the clock of whoever has moved to another time zone since, as in their calendar', async () => {
  const mover = await buildProfessional(db, { time_zone: 'America/Denver' });
  await visit(ann, 'confirmed', at(0, '15:00'), mover);
  await visit(ann, 'confirmed', at(2, '00:30'), mover);
  const { jobs, next_job, recent } = await overview(mover);
  const zone = { time_zone: 'America/Denver' };
  expect(jobs).toMatchObject([{ ...zone, start_time: '2026-11-20T14:00:00-07:00' }]);
  expect(next_job).toMatchObject({ ...zone, start_time: '2026-11-21T23:30:00-07:00' });
  expect(recent[0]).toMatchObject({ ...zone, booking_date: '2026-11-21T23:30:00-07:00' });
});

it('what is left to set up is what is not there yet', async () => {
  const blank = await buildProfessional(db, { verified: false, is_approved: false, latitude: null, longitude: null });
  expect((await overview(blank)).setup).toEqual({
    applied: false,
    photo: false,
    services: false,
    hours: false,
    payments: false,
    portfolio: false,
  });
  await buildService(db, { professional_id: blank.id });
  await db
    .insertInto('professional_hours')
    .values({ professional_id: blank.id, day: 'monday', is_working: true, start_time: '09:00', end_time: '17:00' })
    .execute();
  await db
    .updateTable('professionals')
    .set({ applied_at: now, stripe_account_status: 'active' })
    .where('id', '=', blank.id)
    .execute();
  await db.updateTable('profiles').set({ profile_photo_url: '/photo' }).where('id', '=', blank.profile_id).execute();
  expect((await overview(blank)).setup).toEqual({
    applied: true,
    photo: true,
    services: true,
    hours: true,
    payments: true,
    portfolio: false,
  });
});

describe('GET /api/professional-overview', () => {
  const ask = async (userId?: string) =>
    api.request(
      'GET',
      '/professional-overview',
      userId === undefined ? {} : { headers: (await buildSession(db, userId)).cookie },
    );

  it('answers the overview of whoever asks, and only theirs', async () => {
    const other = await buildProfessional(db);
    const answer = await ask(other.profile_id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(((await answer.json()) as OverviewDto).figures).toEqual({
      total_revenue: '0.00',
      confirmed_revenue: '0.00',
      total_clients: 0,
      upcoming_bookings: 0,
    });
    const own = (await (await ask(professional.profile_id)).json()) as OverviewDto;
    expect(own.figures.total_revenue).toBe('225.00');
  });

  it('is closed to strangers, and tells clients nothing', proves('PDASH-041'), async () => {
    expect((await ask()).status).toBe(401);
    expect((await ask(ann.id)).status).toBe(404);
    expect((await ask((await buildProfile(db, { role: 'admin', type: null })).id)).status).toBe(404);
  });
});
