import { describe, expect, it } from 'vitest';
import { addDays, addMonths, weekdayOf, epochDayOf } from '#app/lib/dates/plain-date.ts';
import { bookableTimes, weekdays } from '#app/features/slot-rules/availability-limits.ts';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { bookingJourney, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { DaySlotsDto, MonthSlotsDto } from '#app/features/bookings/booking-dto.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, pending, confirmed, quiet } = bookingJourney(app, testDatabase);

const dayOf = async ({ professional, service }: Bookable, date: string, as?: Person) =>
  (
    await call<DaySlotsDto>(
      'GET',
      `/professionals/${professional.id}/slots?date=${date}&service_id=${service.id}`,
      as ? { as } : {},
    )
  ).body;
const monthOf = async ({ professional, service }: Bookable, month: string) =>
  (await call<MonthSlotsDto>('GET', `/professionals/${professional.id}/slots?month=${month}&service_id=${service.id}`))
    .body;
const taken = ({ slots }: DaySlotsDto) =>
  Object.fromEntries(slots.filter(({ available }) => !available).map(({ time, reason }) => [time, reason]));
const block = (professionalId: string, start: string, end: string) =>
  db
    .insertInto('blocked_time_slots')
    .values({ professional_id: professionalId, start_time: new Date(start), end_time: new Date(end) })
    .execute();

/** Books every slot of a day as a client of its own: accepted where the day says available, refused where not. */
async function expectBookingAgrees(bookable: Bookable, date: string): Promise<void> {
  const { slots } = await dayOf(bookable, date);
  for (const slot of slots) {
    const client = await person();
    const answer = await request(client, bookable, { bookingDate: slot.starts_at });
    const expected = slot.available ? 200 : slot.reason === 'outside-window' || slot.reason === 'past' ? 422 : 409;
    expect([slot.time, answer.status], JSON.stringify(answer.body)).toEqual([slot.time, expected]);
    if (answer.status === 200)
      await call('POST', '/functions/cancel-booking', { as: client, body: { bookingId: answer.body.bookingId } });
  }
}

describe('GET /api/professionals/{id}/slots', () => {
  const date = slotAt(10, '09:00').slice(0, 10);

  it('lists all 10 times, with the instant of each in the professional’s zone', proves('OPEN-30'), async () => {
    const bookable = await buildBookable(db);
    const day = await dayOf(bookable, date);
    expect(day).toMatchObject({ date, time_zone: 'America/Chicago' });
    expect(day.slots).toEqual(
      bookableTimes.map((time) => ({
        time,
        starts_at: slotAt(10, time),
        available: true,
        reason: null,
        best_for_route: false,
        discount_percent: 0,
      })),
    );
  });

  it(
    'a blocked slot takes the times inside it and at both its ends, and booking agrees',
    proves('BOOK-037 to BOOK-039', 'API-034'),
    async () => {
      const bookable = await buildBookable(db);
      await block(bookable.professional.id, slotAt(10, '11:00'), slotAt(10, '13:00'));
      await block(bookable.professional.id, slotAt(10, '16:30'), slotAt(10, '16:45'));
      expect(taken(await dayOf(bookable, date))).toEqual({
        '11:00': 'blocked',
        '12:00': 'blocked',
        '13:00': 'blocked',
        '16:00': 'blocked',
      });
      await expectBookingAgrees(bookable, date);
    },
  );

  it('saved hours, a long service and its buffer, and a booking with its buffer', proves('OPEN-30'), async () => {
    const bookable = await buildBookable(db, { times: { duration: 90, buffer_time: 30 } });
    const hours = weekdays.map((day) => ({
      professional_id: bookable.professional.id,
      day,
      is_working: true,
      start_time: '10:00',
      end_time: '16:00',
    }));
    await db.insertInto('professional_hours').values(hours).execute();
    await confirmed(await person(), bookable, { bookingDate: slotAt(10, '12:00') });
    expect(taken(await dayOf(bookable, date))).toEqual({
      '09:00': 'outside-hours',
      '11:00': 'booked',
      '12:00': 'booked',
      '13:00': 'booked',
      '15:00': 'outside-hours',
      '16:00': 'outside-hours',
      '17:00': 'outside-hours',
      '18:00': 'outside-hours',
    });
    await expectBookingAgrees(bookable, date);
  });

  it('a day off', proves('OPEN-30'), async () => {
    const bookable = await buildBookable(db);
    const day = weekdays[weekdayOf(epochDayOf(date))] ?? 'monday';
    await db
      .insertInto('professional_hours')
      .values({
        professional_id: bookable.professional.id,
        day,
        is_working: false,
        start_time: '09:00',
        end_time: '17:00',
      })
      .execute();
    expect(Object.values(taken(await dayOf(bookable, date)))).toEqual(bookableTimes.map(() => 'outside-hours'));
    await expectBookingAgrees(bookable, date);
  });

  it('one’s own hold does not block oneself, and blocks everybody else', proves('OPEN-30'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const { bookingId } = await pending(client, bookable);
    expect(taken(await dayOf(bookable, date, client))).toEqual({});
    expect(taken(await dayOf(bookable, date))).toEqual({ '10:00': 'booked' });
    expect(taken(await dayOf(bookable, date, await person()))).toEqual({ '10:00': 'booked' });
    await call('POST', '/functions/cancel-booking', { as: client, body: { bookingId } });
    expect(taken(await dayOf(bookable, date))).toEqual({});
  });

  it('today’s past times, yesterday and the day after 3 months', proves('OPEN-31'), async () => {
    const bookable = await buildBookable(db);
    const today = slotAt(0, '09:00').slice(0, 10);
    const now = Date.now();
    for (const slot of (await dayOf(bookable, today)).slots) {
      if (Math.abs(Date.parse(slot.starts_at) - now) > 120_000)
        expect(slot.available).toBe(Date.parse(slot.starts_at) > now);
    }
    for (const outside of [addDays(today, -1), addDays(addMonths(today, 3), 1)]) {
      expect(new Set(Object.values(taken(await dayOf(bookable, outside))))).toEqual(new Set(['outside-window']));
    }
    await expectBookingAgrees(bookable, addDays(addMonths(today, 3), 1));
    await expectBookingAgrees(bookable, addDays(today, -1));
  });

  it('a month counts what its days show', async () => {
    const bookable = await buildBookable(db);
    await block(bookable.professional.id, slotAt(10, '08:00'), slotAt(10, '10:30'));
    await pending(await person(), bookable, { bookingDate: slotAt(10, '15:00') });
    const month = await monthOf(bookable, date.slice(0, 7));
    expect(month.days.find((day) => day.date === date)).toEqual({
      date,
      status: 'free',
      free_slots: 7,
      first_free_time: '11:00',
    });
    for (const { date: each, free_slots } of month.days) {
      const { slots } = await dayOf(bookable, each);
      expect([each, slots.filter(({ available }) => available).length]).toEqual([each, free_slots]);
    }
  });

  it('a month tells full days from those without a visit to have', async () => {
    const bookable = await buildBookable(db);
    const [blocked, full] = [slotAt(11, '08:00').slice(0, 10), date];
    await block(bookable.professional.id, slotAt(11, '00:00'), slotAt(11, '23:00'));
    await block(bookable.professional.id, slotAt(10, '10:00'), slotAt(10, '23:00'));
    await confirmed(await person(), bookable, { bookingDate: slotAt(10, '09:00') });
    const statusOf = async (day: string) =>
      (await monthOf(bookable, day.slice(0, 7))).days.find((each) => each.date === day)?.status;
    expect(await statusOf(full)).toBe('full');
    expect(await statusOf(blocked)).toBe('closed');
    expect(await statusOf(slotAt(12, '09:00').slice(0, 10))).toBe('free');
    expect(await statusOf(slotAt(-1, '09:00').slice(0, 10))).toBe('closed');
  });

  it('tells nobody who booked', proves('OPEN-20'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await pending(client, bookable);
    expect(JSON.stringify(await dayOf(bookable, date))).not.toContain(client.id);
  });

  it.each([
    ['', 422],
    ['?date=2026-02-30', 422],
    ['?date=2026-12-01&month=2026-12', 422],
    ['?month=2026-13', 422],
    ['?date=0001-01-01', 200],
    ['?date=9999-12-31', 200],
    ['?month=0001-01', 200],
    ['?month=9999-12', 200],
    ['?date=2026-12-01&service_id=1', 422],
    ['?date=2026-12-01&service_id=019a0000-0000-7000-8000-000000000000', 422],
  ])('answers %j with %d', async (query, status) => {
    const { professional } = await buildBookable(db);
    expect((await call('GET', `/professionals/${professional.id}/slots${query}`)).status).toBe(status);
  });

  it('knows no unlisted professional, but for the person in question', async () => {
    const hidden = await buildProfessional(db, { verified: false, is_approved: false });
    expect((await call('GET', `/professionals/${hidden.id}/slots?date=${date}`)).status).toBe(404);
  });
});

describe('slots are wall-clock times, also where the clocks change', proves('OPEN-31'), () => {
  it.each([
    ['America/Chicago', '-06:00', '-05:00'],
    ['America/New_York', '-05:00', '-04:00'],
    ['America/Phoenix', '-07:00', '-07:00'],
    ['Pacific/Honolulu', '-10:00', '-10:00'],
  ])('in %s', async (time_zone, winter, summer) => {
    const bookable = await buildBookable(db, { professional: { time_zone } });
    // The clocks of most of the United States change on the second Sunday in March and the first in November.
    for (const [date, offset] of [
      ['2027-03-13', winter],
      ['2027-03-14', summer],
      ['2027-11-06', summer],
      ['2027-11-07', winter],
    ] as const) {
      const { slots } = await dayOf(bookable, date);
      expect(slots.map(({ starts_at }) => starts_at)).toEqual(
        bookableTimes.map((time) => `${date}T${time}:00${offset}`),
      );
    }
  });

  it('a booking keeps its wall-clock time in the professional’s zone', async () => {
    const bookable = await buildBookable(db, { professional: { time_zone: 'America/New_York' } });
    const client = await person();
    const bookingDate = slotAt(10, '09:00', 'America/New_York');
    const { bookingId } = await pending(client, bookable, { bookingDate: new Date(bookingDate).toISOString() });
    expect((await call('GET', `/bookings/${bookingId}`, { as: client })).body).toMatchObject({
      booking_date: bookingDate,
      time_zone: 'America/New_York',
    });
    // Two days on: around midnight the two zones do not agree which day is tomorrow.
    expect(
      (await request(await person(), bookable, { bookingDate: slotAt(12, '08:00', 'America/Chicago') })).status,
    ).toBe(200);
    expect(
      (await request(await person(), bookable, { bookingDate: slotAt(12, '18:00', 'America/Chicago') })).status,
    ).toBe(422);
    await quiet();
    const { rows } = await pool.query('select time_zone from bookings where id = $1', [bookingId]);
    expect(rows).toEqual([{ time_zone: 'America/New_York' }]);
  });
});
