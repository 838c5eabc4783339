import { describe, expect, it } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildPayment, buildRefund } from '#tests/factories/payments.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { CalendarDaysDto, CalendarDto } from './calendar-dto.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);

async function ask<Answer>(path: string, profileId: string) {
  const { bearer } = await buildSession(db, profileId);
  const response = await api.request('GET', path, { headers: bearer });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
}

function block(professional_id: string, start: string, end: string, reason: string | null = null) {
  return db
    .insertInto('blocked_time_slots')
    .values({ professional_id, start_time: new Date(start), end_time: new Date(end), reason })
    .returning('id')
    .executeTakeFirstOrThrow();
}

describe('GET /api/calendar', () => {
  it(
    'answers appointments with service, client and money, and blocked time',
    proves('DATA-104', 'DATA-105', 'DATA-106', 'DATA-107', 'DATA-108'),
    async () => {
      const professional = await buildProfessional(db);
      const client = await buildClient(db, { first_name: 'Priya', last_name: 'Raman', phone: '(512) 555-0101' });
      const start_time = new Date('2026-11-18T16:00:00Z');
      const booking = await buildBooking(db, {
        professional_id: professional.id,
        client_id: client.id,
        status: 'confirmed',
        start_time,
      });
      const blocked = await block(professional.id, '2026-11-19T18:00:00Z', '2026-11-19T20:00:00Z', 'Dentist');
      const { status, headers, body } = await ask<CalendarDto>(
        '/calendar?from=2026-11-15&to=2026-11-21',
        professional.profile_id,
      );
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(body).toEqual({
        from: '2026-11-15',
        to: '2026-11-21',
        time_zone: 'America/Chicago',
        appointments: [
          {
            id: booking.id,
            date: '2026-11-18T10:00:00-06:00',
            end: '2026-11-18T11:00:00-06:00',
            status: 'confirmed',
            service: { name: 'Haircut' },
            contact_shared: true,
            client: { name: 'Priya Raman', phone: '(512) 555-0101', email: client.email },
            location: '1100 Congress Ave, Austin, TX 78701',
            notes: null,
            total_amount: '75.00',
            discount_percent: 0,
            fee_amount: '7.50',
            net_amount: '67.50',
            refund_amount: null,
            cancelled_by: null,
          },
        ],
        blocked: [
          { id: blocked.id, start: '2026-11-19T12:00:00-06:00', end: '2026-11-19T14:00:00-06:00', reason: 'Dentist' },
        ],
        by_hand: [],
        elsewhere: [],
        working_hours: null,
      });
    },
  );

  it('tells the weekdays that are worked on by the wall clock, and an empty week from none that was saved', async () => {
    const professional = await buildProfessional(db);
    const read = async () =>
      (await ask<CalendarDto>('/calendar?from=2026-11-15&to=2026-11-21', professional.profile_id)).body.working_hours;
    const hours = { professional_id: professional.id, start_time: '09:00', end_time: '17:30' };
    await db
      .insertInto('professional_hours')
      .values({ ...hours, day: 'sunday', is_working: false })
      .execute();
    expect(await read()).toEqual([]);
    await db
      .insertInto('professional_hours')
      .values([
        { ...hours, day: 'wednesday', is_working: true },
        { ...hours, day: 'monday', is_working: true },
      ])
      .execute();
    expect(await read()).toEqual([
      { day: 'monday', start: '09:00', end: '17:30' },
      { day: 'wednesday', start: '09:00', end: '17:30' },
    ]);
  });

  it('holds nothing of anybody else, whatever is asked for', proves('GUARD-018'), async () => {
    const [owner, other, client] = [await buildProfessional(db), await buildProfessional(db), await buildClient(db)];
    await buildBooking(db, {
      professional_id: owner.id,
      client_id: client.id,
      status: 'confirmed',
      start_time: new Date('2026-11-18T16:00:00Z'),
    });
    await block(owner.id, '2026-11-19T18:00:00Z', '2026-11-19T20:00:00Z');
    const query = `from=2026-11-15&to=2026-11-21&professional_id=${owner.id}&id=${owner.id}`;
    const { body } = await ask<CalendarDto>(`/calendar?${query}`, other.profile_id);
    expect([body.appointments, body.blocked]).toEqual([[], []]);
    const days = await ask<CalendarDaysDto>(`/calendar/days?${query}`, other.profile_id);
    expect(days.body.days.every(({ counts, blocked_minutes }) => counts.confirmed + blocked_minutes === 0)).toBe(true);
    for (const path of ['/calendar', '/calendar/days', '/calendar-feed']) {
      expect((await ask(`${path}?${query}`, client.id)).status).toBe(404);
    }
  });

  it('shows what reaches into the first day or out of the last one, and nothing beside it', async () => {
    const professional = await buildProfessional(db);
    const starts = ['2026-11-15T04:59:00Z', '2026-11-15T05:30:00Z', '2026-11-22T05:30:00Z', '2026-11-22T06:30:00Z'];
    for (const start of starts)
      await buildBooking(db, { professional_id: professional.id, status: 'completed', start_time: new Date(start) });
    const { body } = await ask<CalendarDto>('/calendar?from=2026-11-15&to=2026-11-21', professional.profile_id);
    expect(body.appointments.map(({ date }) => date)).toEqual([
      '2026-11-14T23:30:00-06:00',
      '2026-11-21T23:30:00-06:00',
    ]);
  });

  it('counts the days on which the clocks change as they are: 23 and 25 hours', async () => {
    const professional = await buildProfessional(db, { time_zone: 'America/New_York' });
    for (const start of [
      '2026-03-08T04:30:00Z',
      '2026-03-08T13:00:00Z',
      '2026-03-09T03:30:00Z',
      '2026-03-09T04:30:00Z',
      '2026-11-01T04:30:00Z',
      '2026-11-02T04:30:00Z',
      '2026-11-02T05:30:00Z',
    ]) {
      await buildBooking(db, { professional_id: professional.id, status: 'completed', start_time: new Date(start) });
    }
    const onDay = async (date: string) => {
      const { body } = await ask<CalendarDto>(`/calendar?from=${date}&to=${date}`, professional.profile_id);
      return body.appointments.map((appointment) => appointment.date);
    };
    expect(await onDay('2026-03-08')).toEqual([
      '2026-03-07T23:30:00-05:00',
      '2026-03-08T09:00:00-04:00',
      '2026-03-08T23:30:00-04:00',
    ]);
    expect(await onDay('2026-11-01')).toEqual(['2026-11-01T00:30:00-04:00', '2026-11-01T23:30:00-05:00']);
    const { body } = await ask<CalendarDaysDto>(
      '/calendar/days?from=2026-11-01&to=2026-11-02',
      professional.profile_id,
    );
    expect(body.days.map(({ counts }) => counts.completed)).toEqual([2, 1]);
  });

  it.each([
    ['from=2026-11-15', 'to is needed'],
    ['from=2026-02-30&to=2026-03-01', 'from must be YYYY-MM-DD'],
    ['from=2026-11-15&to=2026-11-14', 'to must not lie before from, nor 42 days or more after it'],
    ['from=2026-11-01&to=2026-12-13', 'to must not lie before from, nor 42 days or more after it'],
  ])('refuses %s', async (query, message) => {
    const { profile_id } = await buildProfessional(db);
    for (const path of ['/calendar', '/calendar/days']) {
      const { status, body } = await ask<{ details: { fields: Record<string, string> } }>(
        `${path}?${query}`,
        profile_id,
      );
      expect([status, Object.values(body.details.fields)]).toEqual([422, [message]]);
    }
    for (const range of [
      'from=2026-11-01&to=2026-12-12',
      'from=0001-01-01&to=0001-01-02',
      'from=9999-12-30&to=9999-12-31',
    ]) {
      expect([
        (await ask(`/calendar?${range}`, profile_id)).status,
        (await ask(`/calendar/days?${range}`, profile_id)).status,
      ]).toEqual([200, 200]);
    }
  });

  it('tells of a cancelled one what was given back and what is left of it', async () => {
    const professional = await buildProfessional(db);
    const start_time = new Date('2026-11-18T16:00:00Z');
    const [late, unpaid] = await Promise.all(
      [start_time, new Date('2026-11-18T18:00:00Z')].map((at) =>
        buildBooking(db, { professional_id: professional.id, status: 'cancelled', start_time: at }),
      ),
    );
    if (!late) throw new Error('Both were made');
    await buildRefund(db, await buildPayment(db, late), '37.50');
    await db
      .updateTable('bookings')
      .set({ refund_amount: '37.50', cancelled_by: 'client', cancelled_at: new Date() })
      .where('id', '=', late.id)
      .execute();
    const { body } = await ask<CalendarDto>('/calendar?from=2026-11-18&to=2026-11-18', professional.profile_id);
    const money = body.appointments.map(({ id, refund_amount, fee_amount, net_amount }) => ({
      id,
      refund_amount,
      fee_amount,
      net_amount,
    }));
    expect(money).toEqual([
      { id: late.id, refund_amount: '37.50', fee_amount: '3.75', net_amount: '33.75' },
      { id: unpaid?.id, refund_amount: null, fee_amount: '0.00', net_amount: '0.00' },
    ]);
  });
});

it('GET /api/calendar/days counts each day by status, with its blocked minutes', async () => {
  const professional = await buildProfessional(db);
  for (const [hour, status] of [
    [15, 'confirmed'],
    [16, 'confirmed'],
    [17, 'pending'],
    [18, 'cancelled'],
  ] as const) {
    await buildBooking(db, {
      professional_id: professional.id,
      status,
      start_time: new Date(`2026-11-18T${hour}:00:00Z`),
    });
  }
  await block(professional.id, '2026-11-18T20:00:00Z', '2026-11-19T14:00:00Z');
  const { body } = await ask<CalendarDaysDto>('/calendar/days?from=2026-11-18&to=2026-11-20', professional.profile_id);
  const none = { pending: 0, confirmed: 0, completed: 0, cancelled: 0 };
  expect(body).toEqual({
    from: '2026-11-18',
    to: '2026-11-20',
    time_zone: 'America/Chicago',
    days: [
      {
        date: '2026-11-18',
        counts: { pending: 1, confirmed: 2, completed: 0, cancelled: 1 },
        by_hand: 0,
        blocked_minutes: 600,
      },
      { date: '2026-11-19', counts: none, by_hand: 0, blocked_minutes: 480 },
      { date: '2026-11-20', counts: none, by_hand: 0, blocked_minutes: 0 },
    ],
  });
});
