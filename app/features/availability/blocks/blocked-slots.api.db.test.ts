import { describe, expect, it } from 'vitest';
import { wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { availabilityJourney, dayAhead, type SlotAnswer } from '#tests/support/availability-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { owner, ownerOf, personOf } = availabilityJourney(api, db);

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

describe('POST /api/blocked-time-slots', () => {
  it('inserts a slot and returns it', proves('API-036', 'DATA-065 to DATA-069'), async () => {
    const own = await owner();
    const date = dayAhead(7);
    const { status, body } = await own.post<SlotAnswer>(
      '/blocked-time-slots',
      slot(date, '12:00', '13:30', { professional_id: own.professional.id, reason: 'Dentist' }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ professional_id: own.professional.id, reason: 'Dentist', series_id: null });
    expect(body.start_time).toMatch(new RegExp(`^${date}T12:00:00-0[56]:00$`));
    expect(await rows(own.professional.id)).toEqual([[at(date, '12:00'), at(date, '13:30'), 'Dentist']]);
  });

  it(
    'keeps a reason trimmed, and none where there is nothing but blanks',
    proves('HOURS-017', 'HOURS-018'),
    async () => {
      const own = await owner();
      for (const [index, [reason, kept]] of (
        [
          ['  School run \n', 'School run'],
          ['   ', null],
          [null, null],
          [undefined, null],
        ] as const
      ).entries()) {
        const { body } = await own.post<SlotAnswer>(
          '/blocked-time-slots',
          slot(dayAhead(7 + index), '12:00', '13:00', { reason }),
        );
        expect(body.reason).toBe(kept);
      }
      const insert = (reason: string) =>
        pool.query(
          `insert into blocked_time_slots (professional_id, start_time, end_time, reason) values ($1, now(), now() + interval '1 hour', $2)`,
          [own.professional.id, reason],
        );
      await expect(insert(' blank before')).rejects.toThrow(/blocked_time_slots_reason/);
      await expect(insert('')).rejects.toThrow(/blocked_time_slots_reason/);
    },
  );

  it(
    'refuses what overlaps and names it; end to end is fine, and so are several a day',
    proves('HOURS-015', 'OPEN-47'),
    async () => {
      const own = await owner();
      const date = dayAhead(7);
      await own.post('/blocked-time-slots', slot(date, '12:00', '13:00'));
      for (const [start, end] of [
        ['12:00', '13:00'],
        ['12:30', '12:45'],
        ['11:00', '12:01'],
        ['12:59', '14:00'],
        ['11:00', '14:00'],
      ] as const) {
        const { status, body } = await own.post('/blocked-time-slots', slot(date, start, end));
        expect([status, body.error, body.code]).toEqual([409, overlapMessage, 'slot_overlaps']);
        expect(body.details).toMatchObject({ overlapping: [{ start_time: expect.stringContaining(`${date}T12:00`) }] });
      }
      for (const [start, end] of [
        ['11:00', '12:00'],
        ['13:00', '14:00'],
        ['16:00', '17:00'],
      ] as const) {
        expect((await own.post('/blocked-time-slots', slot(date, start, end))).status).toBe(201);
      }
      expect(await rows(own.professional.id)).toHaveLength(4);
    },
  );

  for (const [proof, { start, end }, message] of [
    [proves('HOURS-013'), { start: '13:00', end: '12:00' }, 'End time must be after start time.'],
    [proves('HOURS-014'), { start: '13:00', end: '13:00' }, 'End time must be after start time.'],
  ] as const)
    it(`refuses an end at ${end} that is not after the start at ${start}`, proof, async () => {
      const { status, body } = await (await owner()).post('/blocked-time-slots', slot(dayAhead(7), start, end));
      expect([status, body.error]).toEqual([422, message]);
    });

  it.each([
    ['what is past', -1, 'date_past'],
    ['what is years ahead', 800, 'date_too_far'],
  ])('refuses %s', proves('HOURS-016'), async (_name, days, code) => {
    const { status, body } = await (await owner()).post('/blocked-time-slots', slot(dayAhead(days), '12:00', '13:00'));
    expect([status, body.code]).toEqual([422, code]);
  });

  it.each([
    {},
    { start_time: null, end_time: null },
    { start_time: 'noon', end_time: '13:00' },
    { start_time: '2026-12-24T09:00' },
  ])('needs both times: %j', proves('HOURS-012'), async (body) => {
    const answer = await (await owner()).post('/blocked-time-slots', body);
    expect([answer.status, answer.body.error]).toEqual([422, 'Please select both start and end times.']);
  });

  it('a repeated call with its key blocks once', async () => {
    const own = await owner();
    const body = slot(dayAhead(7), '12:00', '13:00');
    const headers = { 'idempotency-key': 'block-1' };
    const [first, again] = [
      await own.post('/blocked-time-slots', body, headers),
      await own.post('/blocked-time-slots', body, headers),
    ];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await rows(own.professional.id)).toHaveLength(1);
  });
});

describe('one’s own only', () => {
  it('answers another professional’s id and slot as if there were none, and changes nothing', async () => {
    const [own, other] = [await owner(), await owner()];
    const { body } = await own.post<SlotAnswer>('/blocked-time-slots', slot(dayAhead(7), '12:00', '13:00'));
    const foreign = await other.post(
      '/blocked-time-slots',
      slot(dayAhead(8), '12:00', '13:00', { professional_id: own.professional.id }),
    );
    expect([foreign.status, foreign.body.error]).toEqual([
      404,
      'Professional profile not found. Please try again later.',
    ]);
    expect(
      (
        await other.get(
          `/blocked-time-slots?from=${dayAhead(1)}&to=${dayAhead(30)}&professional_id=${own.professional.id}`,
        )
      ).status,
    ).toBe(404);
    expect((await other.delete(`/blocked-time-slots/${body.id}`)).status).toBe(404);
    expect((await other.delete(`/blocked-time-series/${body.id}`)).status).toBe(404);
    expect(await rows(own.professional.id)).toHaveLength(1);
    expect(
      (await other.get<{ items: [] }>(`/blocked-time-slots?from=${dayAhead(1)}&to=${dayAhead(30)}`)).body.items,
    ).toEqual([]);
  });

  it('tells somebody without a professional record what is missing', proves('ERR-091', 'ERR-092'), async () => {
    const client = await personOf((await buildClient(db)).id);
    for (const ask of [
      client.get(`/blocked-time-slots?from=${dayAhead(1)}&to=${dayAhead(2)}`),
      client.post('/blocked-time-slots', slot(dayAhead(7), '12:00', '13:00')),
      client.get('/professional-hours'),
      client.get('/service-times'),
    ]) {
      const { status, body } = await ask;
      expect([status, body.error]).toEqual([
        404,
        'Your professional profile is not set up. Please complete your profile first.',
      ]);
    }
  });
});

describe('GET and DELETE', () => {
  it('lists what touches a range of dates in the professional’s zone', proves('API-034', 'API-035'), async () => {
    const own = await ownerOf(await buildProfessional(db, { time_zone: 'Pacific/Honolulu' }));
    const date = dayAhead(10);
    const plan = (plan: object) => own.post('/blocked-time-plans', { plan });
    await plan({ kind: 'times', date, start: '00:00', end: '01:00' });
    await plan({ kind: 'times', date, start: '23:00', end: '23:30' });
    await plan({ kind: 'times', date: addDays(date, 1), start: '00:00', end: '01:00' });
    await plan({ kind: 'days', first: addDays(date, -3), last: addDays(date, -1) });
    const list = async (from: string, to: string) =>
      (
        await own.get<{ items: SlotAnswer[]; total: number }>(`/blocked-time-slots?from=${from}&to=${to}`)
      ).body.items.map(({ start_time }) => start_time);
    expect(await list(date, date)).toEqual([`${date}T00:00:00-10:00`, `${date}T23:00:00-10:00`]);
    expect(await list(addDays(date, -2), addDays(date, -2))).toEqual([`${addDays(date, -3)}T00:00:00-10:00`]);
    expect(await list(addDays(date, -30), addDays(date, 30))).toHaveLength(4);
    expect((await own.get(`/blocked-time-slots?from=${date}&to=${addDays(date, -1)}`)).status).toBe(422);
    expect((await own.get('/blocked-time-slots')).status).toBe(422);
  });

  it('removes a slot, answers it as it was, and a second removal finds nothing', proves('API-037'), async () => {
    const own = await owner();
    const { body } = await own.post<SlotAnswer>(
      '/blocked-time-slots',
      slot(dayAhead(7), '12:00', '13:00', { reason: 'Dentist' }),
    );
    const removed = await own.delete<{ items: SlotAnswer[] }>(`/blocked-time-slots/${body.id}`);
    expect([removed.status, removed.body.items]).toEqual([200, [body]]);
    expect((await own.delete(`/blocked-time-slots/${body.id}`)).status).toBe(404);
    expect(await rows(own.professional.id)).toEqual([]);
  });
});
