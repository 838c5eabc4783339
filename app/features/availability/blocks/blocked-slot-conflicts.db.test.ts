import { describe, expect, it } from 'vitest';
import { wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { availabilityJourney, dayAhead, type SlotAnswer } from '#tests/support/availability-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { owner } = availabilityJourney(api, db);

const at = (date: string, time: string) =>
  new Date(wallClockToInstant(date, minuteOfDay(time), 'America/Chicago') * 60_000).toISOString();
const slot = (date: string, start: string, end: string, more: object = {}) => ({
  start_time: at(date, start),
  end_time: at(date, end),
  ...more,
});
const overlapMessage = 'This time slot overlaps with an existing blocked time slot.';
const rows = async (professionalId: string) =>
  (
    await db
      .selectFrom('blocked_time_slots')
      .selectAll()
      .where('professional_id', '=', professionalId)
      .orderBy('start_time')
      .execute()
  ).map(({ start_time, end_time, reason }) => [start_time.toISOString(), end_time.toISOString(), reason]);

describe('visits in the way', () => {
  const visit = async (
    professionalId: string,
    date: string,
    time: string,
    status: 'pending' | 'confirmed' | 'cancelled' = 'confirmed',
  ) => buildBooking(db, { professional_id: professionalId, status, start_time: new Date(at(date, time)) });

  it('are told before a block is saved, and seen ones stay as they are', async () => {
    const own = await owner();
    const date = dayAhead(7);
    const booked = await visit(own.professional.id, date, '12:00');
    await visit(own.professional.id, date, '14:00', 'cancelled');
    await visit((await owner()).professional.id, date, '12:00');
    const plan = { kind: 'times', date, start: '11:00', end: '15:00' };
    const preview = await own.post('/availability-previews', { plan });
    expect(preview.body).toMatchObject({
      bookings: [{ id: booked.id, service_name: 'Haircut', status: 'confirmed', client_name: expect.any(String) }],
      overlapping: [],
    });
    const unseen = await own.post('/blocked-time-plans', { plan });
    expect([unseen.status, unseen.body.code, unseen.body.details]).toMatchObject([
      409,
      'bookings_affected',
      { bookings: [{ id: booked.id }] },
    ]);
    expect(await rows(own.professional.id)).toEqual([]);
    expect((await own.post('/blocked-time-plans', { plan, seen_bookings: [booked.id] })).status).toBe(201);
    expect(await db.selectFrom('bookings').select('status').where('id', '=', booked.id).executeTakeFirst()).toEqual({
      status: 'confirmed',
    });
  });

  it('that come after the look are told as well', async () => {
    const own = await owner();
    const date = dayAhead(7);
    const first = await visit(own.professional.id, date, '12:00');
    const second = await visit(own.professional.id, date, '14:00', 'pending');
    const answer = await own.post('/blocked-time-slots', slot(date, '11:00', '15:00', { seen_bookings: [first.id] }));
    expect([answer.status, answer.body.details]).toMatchObject([
      409,
      { bookings: [{ id: first.id }, { id: second.id }] },
    ]);
  });

  it('do not mind a block that ends as they begin', async () => {
    const own = await owner();
    const date = dayAhead(7);
    await visit(own.professional.id, date, '12:00');
    expect((await own.post('/blocked-time-slots', slot(date, '11:00', '12:00'))).status).toBe(201);
    expect((await own.post('/blocked-time-slots', slot(date, '13:00', '14:00'))).status).toBe(201);
  });
});

describe('two tabs at once', () => {
  it('16 equal blocks leave one and tell the others the same clear reason', proves('HOURS-015'), async () => {
    const own = await owner();
    const body = slot(dayAhead(7), '12:00', '13:00');
    const answers = await Promise.all(Array.from({ length: 16 }, () => own.post('/blocked-time-slots', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(409)]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body: { error } }) => error))).toEqual(
      new Set([overlapMessage]),
    );
    expect(await rows(own.professional.id)).toHaveLength(1);
  });

  it('overlapping weekly blocks: one series whole, the other not at all', async () => {
    const own = await owner();
    const weekly = (start: string, end: string) =>
      own.post('/blocked-time-plans', {
        plan: { kind: 'weekly', first: dayAhead(7), weekdays: ['monday', 'friday'], start, end, until: 8 },
      });
    const answers = await Promise.all([weekly('12:00', '13:00'), weekly('12:30', '13:30'), weekly('11:30', '12:30')]);
    const made = answers.filter(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3 - made.length);
    expect(await rows(own.professional.id)).toHaveLength(16 * made.length);
    expect([1, 2]).toContain(made.length);
  });

  it('the database alone refuses an overlap, whoever asks', async () => {
    const own = await owner();
    const insert = () =>
      pool.query(
        `insert into blocked_time_slots (professional_id, start_time, end_time) values ($1, '2027-01-04T12:00Z', '2027-01-04T13:00Z')`,
        [own.professional.id],
      );
    await insert();
    await expect(insert()).rejects.toThrow(/blocked_time_slots_no_overlap/);
  });
});

it('a change asks for the directory’s entry to be made anew, in its own transaction', async () => {
  const own = await owner();
  const asked = async () =>
    (
      await pool.query(
        `select count(*)::int as n from pgboss.job where name = 'availability.changed' and data->>'professionalId' = $1`,
        [own.professional.id],
      )
    ).rows[0].n;
  const { body } = await own.post<SlotAnswer>('/blocked-time-slots', slot(dayAhead(7), '12:00', '13:00'));
  await own.post('/blocked-time-slots', slot(dayAhead(7), '12:00', '13:00'));
  expect(await asked()).toBe(1);
  await own.delete(`/blocked-time-slots/${body.id}`);
  expect(await asked()).toBe(2);
});
