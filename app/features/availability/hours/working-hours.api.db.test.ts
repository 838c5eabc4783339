import { describe, expect, it } from 'vitest';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildService } from '#tests/factories/services.ts';
import { availabilityJourney, dayAhead } from '#tests/support/availability-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { epochDayOf, weekdayOf } from '#app/lib/dates/plain-date.ts';
import { wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { weekdays } from '#app/features/slot-rules/availability-limits.ts';
import { defaultWeeklyHours, toHoursRow, type HoursRow } from '#app/features/slot-rules/hours/weekly-hours.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { owner } = availabilityJourney(api, db);

const week = defaultWeeklyHours.map(toHoursRow);
const weekWith = (day: string, change: Partial<HoursRow>) =>
  week.map((hours) => (hours.day === day ? { ...hours, ...change } : hours));
type Items<Item> = { items: Item[] };

describe('PUT /api/professional-hours', () => {
  it('replaces all hours; none are there before', proves('API-048', 'DATA-070 to DATA-074'), async () => {
    const own = await owner();
    expect((await own.get<Items<HoursRow>>('/professional-hours')).body.items).toEqual([]);
    const saved = await own.put<Items<HoursRow>>('/professional-hours', { hours: week, base: [] });
    expect(saved.status).toBe(200);
    expect(saved.body.items.map(({ day }) => day)).toEqual([...weekdays]);
    expect(saved.body.items[1]).toEqual({
      professional_id: own.professional.id,
      day: 'monday',
      is_working: true,
      start_time: '09:00',
      end_time: '17:00',
    });
    await own.put('/professional-hours', {
      hours: weekWith('sunday', { is_working: true, start_time: '10:30', end_time: '14:00' }),
    });
    const { items } = (await own.get<Items<HoursRow>>('/professional-hours')).body;
    expect([items.length, items[0]]).toMatchObject([
      7,
      { day: 'sunday', is_working: true, start_time: '10:30', end_time: '14:00' },
    ]);
  });

  for (const [proof, name, hours, message] of [
    [
      proves(),
      'that end before they begin',
      weekWith('monday', { start_time: '17:00', end_time: '09:00' }),
      'End time must be after start time.',
    ],
    [
      proves(),
      'of no length',
      weekWith('monday', { start_time: '09:00', end_time: '09:00' }),
      'End time must be after start time.',
    ],
    [
      proves('HOURS-010'),
      'off the half hours',
      weekWith('monday', { start_time: '09:15' }),
      'Times are chosen every 30 minutes.',
    ],
    [proves(), 'of a day twice', [...week.slice(1), week[1]], 'Each day has its hours once.'],
    [proves(), 'of no day', [], 'Please send your hours.'],
  ] as const)
    it(`refuses hours ${name}, and keeps what was there`, proof, async () => {
      const own = await owner();
      await own.put('/professional-hours', { hours: week });
      const answer = await own.put('/professional-hours', { hours });
      expect([answer.status, answer.body.error]).toEqual([422, message]);
      expect((await own.get<Items<HoursRow>>('/professional-hours')).body.items).toHaveLength(7);
    });

  it('a day off may have any times: they wait for when it is switched on', async () => {
    const hours = weekWith('sunday', { start_time: '17:00', end_time: '09:00' });
    expect((await (await owner()).put('/professional-hours', { hours })).status).toBe(200);
  });

  it('a failure half-way loses nothing', proves('OPEN-47', 'ERR-095'), async () => {
    const own = await owner();
    await own.put('/professional-hours', { hours: week });
    const before = (await own.get('/professional-hours')).body;
    await pool.query(`alter table professional_hours add constraint broken check (end_time <> '15:30')`);
    expect((await own.put('/professional-hours', { hours: weekWith('friday', { end_time: '15:30' }) })).status).toBe(
      500,
    );
    await pool.query('alter table professional_hours drop constraint broken');
    expect((await own.get('/professional-hours')).body).toEqual(before);
  });

  it('tells the visits that would lie outside, and saves once they were seen; nothing is cancelled', async () => {
    const own = await owner();
    const date = dayAhead(7);
    const day = weekdays[weekdayOf(epochDayOf(date))] ?? 'monday';
    const booking = await buildBooking(db, {
      professional_id: own.professional.id,
      status: 'confirmed',
      start_time: new Date(wallClockToInstant(date, 600, 'America/Chicago') * 60_000),
    });
    const hours = weekWith(day, { is_working: true, start_time: '10:30', end_time: '17:00' });
    expect((await own.post('/availability-previews', { hours })).body).toMatchObject({
      bookings: [{ id: booking.id }],
    });
    const refused = await own.put('/professional-hours', { hours });
    expect([refused.status, refused.body.details]).toMatchObject([
      409,
      { bookings: [{ id: booking.id, service_name: 'Haircut' }] },
    ]);
    expect((await own.get<Items<HoursRow>>('/professional-hours')).body.items).toEqual([]);
    expect((await own.put('/professional-hours', { hours, seen_bookings: [booking.id] })).status).toBe(200);
    expect(await db.selectFrom('bookings').select('status').where('id', '=', booking.id).executeTakeFirst()).toEqual({
      status: 'confirmed',
    });
    expect(
      (
        await own.put('/professional-hours', {
          hours: weekWith(day, { is_working: true, start_time: '11:00', end_time: '17:00' }),
        })
      ).status,
    ).toBe(200);
  });

  it('from two tabs at once: one is saved, the other hears that it was changed elsewhere, and each day is there once', async () => {
    const own = await owner();
    const answers = await Promise.all(
      ['15:00', '16:00'].map((end_time) =>
        own.put('/professional-hours', { hours: weekWith('friday', { end_time }), base: [] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed_elsewhere');
    expect((await own.get<Items<HoursRow>>('/professional-hours')).body.items).toHaveLength(7);
  });
});

describe('PUT /api/service-times', () => {
  const offered = async () => {
    const own = await owner();
    const [cut, color] = [
      await buildService(db, { professional_id: own.professional.id, name: 'Cut' }),
      await buildService(db, { professional_id: own.professional.id, name: 'Color' }),
    ];
    return { own, cut, color };
  };
  type Row = { service_id: string; service_name: string; duration: number; buffer_time: number };

  it(
    'replaces all, and reads them with the names of the services',
    proves('API-049', 'API-050', 'DATA-075 to DATA-079'),
    async () => {
      const { own, cut, color } = await offered();
      await own.put('/service-times', { service_times: [{ service_id: cut.id, duration: 45, buffer_time: 0 }] });
      const saved = await own.put<Items<Row>>('/service-times', {
        service_times: [
          { service_id: cut.id, duration: 60, buffer_time: 15 },
          { service_id: color.id, duration: 90, buffer_time: 5 },
        ],
      });
      expect(saved.body.items).toEqual([
        {
          id: expect.any(String),
          professional_id: own.professional.id,
          service_id: color.id,
          service_name: 'Color',
          duration: 90,
          buffer_time: 5,
        },
        {
          id: expect.any(String),
          professional_id: own.professional.id,
          service_id: cut.id,
          service_name: 'Cut',
          duration: 60,
          buffer_time: 15,
        },
      ]);
      expect((await own.put<Items<Row>>('/service-times', { service_times: [] })).body.items).toEqual([]);
    },
  );

  for (const [proof, name, change] of [
    [proves('HOURS-019'), 'a duration under 15', { duration: 0 }],
    [proves('HOURS-020'), 'a duration off its step', { duration: 50 }],
    [proves('HOURS-021'), 'a negative buffer', { buffer_time: -5 }],
    [proves('HOURS-022'), 'a buffer off its step', { buffer_time: 7 }],
    [proves(), 'half a minute', { duration: 15.5 }],
    [proves(), 'days', { duration: 15_000 }],
    [proves(), 'text', { duration: '60' }],
  ] as const)
    it(`refuses ${name}`, proof, async () => {
      const { own, cut } = await offered();
      expect(
        (
          await own.put('/service-times', {
            service_times: [{ service_id: cut.id, duration: 60, buffer_time: 15, ...change }],
          })
        ).status,
      ).toBe(422);
    });

  it(
    'decide how long a visit takes for clients; without them, the service does, and 0 is an hour',
    proves('OPEN-31'),
    async () => {
      const { own, cut, color } = await offered();
      await db.updateTable('services').set({ duration: 0 }).where('id', '=', color.id).execute();
      await own.put('/service-times', { service_times: [{ service_id: cut.id, duration: 90, buffer_time: 15 }] });
      const { items } = (await own.get<Items<Row>>(`/professionals/${own.professional.id}/services`)).body;
      expect(items.map(({ duration }) => duration)).toEqual([90, 60]);
      const mine = (await own.get<Items<Row>>('/services')).body.items;
      expect(mine).toMatchObject([
        { duration: 60, working_hours_minutes: 90 },
        { duration: 0, working_hours_minutes: null },
      ]);
    },
  );

  it('refuses a service twice', proves('HOURS-023'), async () => {
    const { own, cut } = await offered();
    const row = { service_id: cut.id, duration: 60, buffer_time: 15 };
    expect((await own.put('/service-times', { service_times: [row, row] })).body.error).toBe(
      'Each service has its times once.',
    );
  });

  it('knows no service of somebody else, and loses nothing over it', proves('OPEN-47', 'ERR-096'), async () => {
    const { own, cut } = await offered();
    const foreign = await buildService(db);
    await own.put('/service-times', { service_times: [{ service_id: cut.id, duration: 45, buffer_time: 0 }] });
    const answer = await own.put('/service-times', {
      service_times: [
        { service_id: cut.id, duration: 60, buffer_time: 0 },
        { service_id: foreign.id, duration: 60, buffer_time: 15 },
      ],
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'service_not_found']);
    expect((await own.get<Items<Row>>('/service-times')).body.items).toMatchObject([
      { service_id: cut.id, duration: 45 },
    ]);
    expect(await db.selectFrom('service_times').selectAll().where('service_id', '=', foreign.id).execute()).toEqual([]);
  });

  it('from two tabs at once: one is saved whole', async () => {
    const { own, cut } = await offered();
    const answers = await Promise.all(
      [30, 45, 60, 75].map((duration) =>
        own.put('/service-times', { service_times: [{ service_id: cut.id, duration, buffer_time: 0 }], base: [] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await own.get<Items<Row>>('/service-times')).body.items).toHaveLength(1);
  });
});
