import { describe, expect, it } from 'vitest';
import { addDays } from '#app/lib/dates/plain-date.ts';
import type { DaySlotsDto } from '#app/features/bookings/booking-dto.ts';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { bookingJourney, eventually, personOf, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, pending } = bookingJourney(app, testDatabase);

const ownerOf = async ({ professional }: Bookable): Promise<Person> =>
  personOf(
    db,
    await db.selectFrom('profiles').selectAll().where('id', '=', professional.profile_id).executeTakeFirstOrThrow(),
  );
const dateAhead = (days: number) => slotAt(days, '09:00').slice(0, 10);
const blockedTimes = async ({ professional, service }: Bookable, date: string) =>
  (
    await call<DaySlotsDto>('GET', `/professionals/${professional.id}/slots?date=${date}&service_id=${service.id}`)
  ).body.slots
    .filter(({ reason }) => reason === 'blocked')
    .map(({ time }) => time);

describe('blocked times and bookings', () => {
  it('a block that repeats takes its slots every week, and nobody books them', proves('OPEN-30'), async () => {
    const bookable = await buildBookable(db);
    const first = dateAhead(3);
    const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
    const made = await call('POST', '/blocked-time-plans', {
      as: await ownerOf(bookable),
      body: {
        plan: {
          kind: 'weekly',
          first,
          weekdays: [weekdays[new Date(first).getUTCDay()]],
          start: '12:00',
          end: '12:30',
          until: 3,
        },
      },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    for (const week of [0, 1, 2]) {
      expect(await blockedTimes(bookable, addDays(first, 7 * week))).toEqual(['12:00']);
      const refused = await request(await person(), bookable, { bookingDate: slotAt(3 + 7 * week, '12:00') });
      expect([refused.status, refused.body.details['reason']]).toEqual([409, 'blocked']);
    }
    for (const date of [addDays(first, 1), addDays(first, 21)]) expect(await blockedTimes(bookable, date)).toEqual([]);
    expect((await request(await person(), bookable, { bookingDate: slotAt(24, '12:00') })).status).toBe(200);
  });

  it('a booking and a block at the same moment: only one gets the time', proves('OPEN-30'), async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => person()));
    for (const days of [5, 6, 7, 8, 9, 10]) {
      const bookable = await buildBookable(db);
      const owner = await ownerOf(bookable);
      const block = call('POST', '/blocked-time-slots', {
        as: owner,
        body: { start_time: slotAt(days, '11:00'), end_time: slotAt(days, '13:00') },
      });
      const [blocked, ...answers] = await Promise.all([
        block,
        ...clients.map((client) => request(client, bookable, { bookingDate: slotAt(days, '11:00') })),
      ]);
      const booked = answers.filter(({ status }) => status === 200).length;
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      expect([blocked?.status, booked]).toEqual(blocked?.status === 201 ? [201, 0] : [409, 1]);
      if (blocked?.status === 409) expect(blocked.body.code).toBe('bookings_affected');
      await pool.query('truncate rate_limits');
    }
  });

  it('an unpaid hold is told as well, for somebody may be paying at this moment', async () => {
    const bookable = await buildBookable(db);
    const { bookingId } = await pending(await person(), bookable, { bookingDate: slotAt(5, '11:00') });
    const preview = await call('POST', '/availability-previews', {
      as: await ownerOf(bookable),
      body: { plan: { kind: 'days', first: dateAhead(5), last: dateAhead(5) } },
    });
    expect(preview.body).toMatchObject({ bookings: [{ id: bookingId, status: 'pending', service_name: 'Haircut' }] });
  });
});

it('the directory’s free days follow vacation, hours and service times', async () => {
  const bookable = await buildBookable(db);
  const owner = await ownerOf(bookable);
  const entry = async () =>
    (
      await pool.query('select next_free_at, free_days::text from directory_entries where professional_id = $1', [
        bookable.professional.id,
      ])
    ).rows[0];
  const freeDays = async () => String((await entry())?.free_days ?? '').slice(0, 4);
  await call('POST', '/blocked-time-plans', {
    as: owner,
    body: { plan: { kind: 'days', first: dateAhead(0), last: dateAhead(2) } },
  });
  await eventually(async () => expect(await freeDays()).toBe('0001'));
  expect((await entry()).next_free_at.toISOString()).toBe(new Date(slotAt(3, '09:00')).toISOString());
  const hours = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => ({
    day,
    is_working: true,
    start_time: '13:30',
    end_time: '20:00',
  }));
  await call('PUT', '/professional-hours', { as: owner, body: { hours } });
  await eventually(async () =>
    expect((await entry()).next_free_at.toISOString()).toBe(new Date(slotAt(3, '14:00')).toISOString()),
  );
  await call('PUT', '/service-times', {
    as: owner,
    body: { service_times: [{ service_id: bookable.service.id, duration: 1440, buffer_time: 0 }] },
  });
  await eventually(async () => expect((await entry()).next_free_at).toBeNull());
});
