import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { bookingJourney, personOf } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { standardTravel } from '#tests/support/travel/travel-settings.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const { call } = bookingJourney(await startRunningApp(testDatabase), testDatabase);

const shop = async () => {
  const { professional, service } = await buildBookable(db);
  const owner = await personOf(
    db,
    await db.selectFrom('profiles').selectAll().where('id', '=', professional.profile_id).executeTakeFirstOrThrow(),
  );
  const save = (method: 'PATCH' | 'PUT', path: string, body: object) =>
    call<{ details?: Record<string, unknown> }>(method, path, { as: owner, body });
  return { professional, service, save };
};

describe('a service area in another time zone', proves('OPEN-31'), () => {
  const business = {
    service_area: '78704',
    service_radius: 12,
    travel_fee: 0,
    years_experience: 4,
    service_location: '',
  };

  it('is saved only with the visits ahead seen; they keep their moment, and weekly hours their times', async () => {
    const { professional, save } = await shop();
    const path = `/professionals/${professional.id}/business`;
    expect((await save('PUT', path, business)).status).toBe(200);
    const client = await buildClient(db);
    const visit = await buildBooking(db, {
      client_id: client.id,
      professional_id: professional.id,
      status: 'confirmed',
      start_time: new Date('2027-01-20T16:00:00Z'),
    });
    await pool.query(
      "insert into professional_hours (professional_id, day, is_working, start_time, end_time) values ($1, 'monday', true, '09:00', '17:00') on conflict do nothing",
      [professional.id],
    );
    const state = async () =>
      (
        await pool.query(
          "select p.time_zone as place, b.start_time, b.time_zone as promised, to_char(h.start_time, 'HH24:MI') as opens from bookings b join professionals p on p.id = b.professional_id join professional_hours h on h.professional_id = p.id and day = 'monday' where b.id = $1",
          [visit.id],
        )
      ).rows[0] as Record<string, unknown>;
    const before = await state();
    const moved = { ...business, service_area: 'Los Angeles, CA' };
    // As many as an import may bring along.
    const many = [visit.id, ...Array.from({ length: 1_999 }, () => randomUUID())];
    const refused = await save('PUT', path, moved);
    expect([refused.status, refused.body.code, refused.body.details]).toMatchObject([
      409,
      'time_zone_changes',
      {
        blocked: 0,
        former_time_zone: 'America/Chicago',
        time_zone: 'America/Los_Angeles',
        bookings: [{ id: visit.id }],
      },
    ]);
    expect((await save('PUT', path, { ...moved, seen_time_zone: 'America/Los_Angeles' })).status).toBe(409);
    expect(
      (await save('PUT', path, { ...moved, seen_time_zone: 'America/New_York', seen_bookings: [visit.id] })).status,
    ).toBe(409);
    expect(await state()).toEqual(before);
    expect(
      (await save('PUT', path, { ...moved, seen_time_zone: 'America/Los_Angeles', seen_bookings: many })).status,
    ).toBe(200);
    expect(await state()).toEqual({ ...before, place: 'America/Los_Angeles' });
  });

  it('is not asked about without anything ahead, and about blocked times alone', async () => {
    const { professional, save } = await shop();
    const path = `/professionals/${professional.id}/business`;
    expect((await save('PUT', path, { ...business, service_area: 'Los Angeles, CA' })).status).toBe(200);
    await db
      .insertInto('blocked_time_slots')
      .values({
        professional_id: professional.id,
        start_time: new Date('2027-01-20T16:00:00Z'),
        end_time: new Date('2027-01-20T17:00:00Z'),
      })
      .execute();
    expect((await save('PUT', path, business)).body.details).toMatchObject({ bookings: [], blocked: 1 });
    expect((await save('PUT', path, { ...business, seen_time_zone: 'America/Chicago' })).status).toBe(200);
  });
});

it('after a move to another city the answer names the ZIPs where the days of before start and end', async () => {
  const { professional, save } = await shop();
  const answered = async (service_area: string) => {
    const business = { service_area, service_radius: 12, travel_fee: 0, years_experience: 4, service_location: '' };
    return (await save('PUT', `/professionals/${professional.id}/business`, business)).body;
  };
  await save('PUT', '/travel-settings', { ...standardTravel, start_zip: '78701', end_zip: '78701' });
  expect(await answered('78704')).toMatchObject({ far_zips: [] });
  expect(await answered('37209')).toMatchObject({ far_zips: ['78701'] });
  expect((await save('PUT', '/travel-settings', { ...standardTravel, start_zip: '37209' })).body).toMatchObject({
    far_zips: [],
  });
});
