import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildPaidBooking, moveVisit } from '#tests/factories/bookings.ts';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { completeBooking } from '#app/features/booking-outcomes/complete/commands/complete-booking.server.ts';
import { recordStep } from './commands/record-step.server.ts';
import { undoStep } from './commands/undo-step.server.ts';
import type { ProgressDto } from './progress-dto.ts';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const minute = 60_000;

/** A paid visit that starts in so many minutes, and what its people can do. */
async function buildVisit(startsInMinutes: number, status: 'confirmed' | 'pending' | 'cancelled' = 'confirmed') {
  const professional = await buildProfessional(db);
  const booking = await buildPaidBooking(db, { professional_id: professional.id, status });
  await moveVisit(db, booking.id, startsInMinutes);
  const as = async (id: string | null) => buildSession(db, id ?? '');
  const people = { professional: await as(professional.profile_id), client: await as(booking.client_id) };
  const send = (path: string, body: object, who = people.professional, headers = {}) =>
    api.request('POST', `/bookings/${booking.id}/steps${path}`, { headers: { ...who.bearer, ...headers }, body });
  const pressOf = (step: VisitStep, pressedAt = new Date()) => ({
    id: randomUUID(),
    step,
    pressed_at: pressedAt.toISOString(),
    ...(step === 'driving' ? { drive_minutes: 12 } : {}),
  });
  const press = async (step: VisitStep, pressedAt?: Date) => {
    const response = await send('', pressOf(step, pressedAt));
    return { status: response.status, body: (await response.json()) as ProgressDto & { code?: string } };
  };
  const read = async (who = people.client) => {
    const response = await api.request('GET', `/bookings/${booking.id}/progress`, { headers: who.bearer });
    return { status: response.status, body: (await response.json()) as ProgressDto };
  };
  const count = async () =>
    (await pool.query<{ n: number }>('select count(*)::int n from visit_steps where booking_id = $1', [booking.id]))
      .rows[0]?.n;
  const events = async () =>
    (
      await pool.query<{ name: string }>(
        `select data->>'name' as name from pgboss.job where name = 'bookings.event' and data->>'bookingId' = $1 order by created_on`,
        [booking.id],
      )
    ).rows.map(({ name }) => name);
  return { booking, professional, people, send, pressOf, press, read, count, events };
}

describe('the steps of a visit', () => {
  it('are seen by its client with their times, and end with the completed booking', async () => {
    const visit = await buildVisit(-10);
    expect((await visit.press('driving')).body).toMatchObject({ step: 'driving', next: ['arrived'] });
    const { body: seen } = await visit.read();
    expect(Date.parse(seen.expected_at ?? '') - Date.parse(seen.steps[0]?.pressed_at ?? '')).toBe(12 * minute);
    await visit.press('arrived');
    await visit.press('started');
    expect((await visit.press('done')).body).toMatchObject({ step: 'done', next: [], expected_at: null });
    expect((await visit.read()).body.steps.map(({ step }) => step)).toEqual(['driving', 'arrived', 'started', 'done']);
    const { status } = await db
      .selectFrom('bookings')
      .select('status')
      .where('id', '=', visit.booking.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('completed');
    expect(await visit.events()).toEqual([
      'on-the-way',
      'arrived',
      'visit-progressed',
      'completed',
      'visit-progressed',
    ]);
  });

  it('come in their order; only the drive may be left out', async () => {
    const visit = await buildVisit(-10);
    for (const step of ['started', 'done'] as const)
      expect((await visit.press(step)).body.code).toBe('step_out_of_order');
    expect((await visit.press('arrived')).status).toBe(200);
    expect((await visit.press('driving')).body.code).toBe('step_out_of_order');
    expect((await visit.press('done')).body.code).toBe('step_out_of_order');
    expect(await visit.count()).toBe(1);
  });

  it('cannot complete a visit before its start', async () => {
    const visit = await buildVisit(30);
    await visit.press('arrived');
    await visit.press('started');
    const { status, body } = await visit.press('done');
    expect([status, body.code]).toEqual([409, 'not_begun']);
    expect((await visit.read()).body.step).toBe('started');
  });

  it.each([
    ['more than 12 hours before it', 12 * 60 + 5, 'confirmed', 'visit_not_open'],
    ['before it is paid', -10, 'pending', 'visit_unpaid'],
    ['after it was cancelled', -10, 'cancelled', 'booking_cancelled'],
  ] as const)('are refused %s', async (_, startsIn, status, code) => {
    const visit = await buildVisit(startsIn, status);
    const answer = await visit.press('arrived');
    expect([answer.status, answer.body.code, await visit.count()]).toEqual([409, code, 0]);
  });

  it('are its professional’s alone; nobody else learns that there are any', async () => {
    const visit = await buildVisit(-10);
    const other = await buildSession(db, (await buildProfessional(db)).profile_id);
    const admin = await buildSession(db, (await buildProfile(db, { role: 'admin' })).id);
    for (const who of [visit.people.client, other, admin]) {
      expect((await visit.send('', visit.pressOf('arrived'), who)).status).toBe(404);
      expect((await visit.send(`/${randomUUID()}/undo`, { id: randomUUID() }, who)).status).toBe(404);
    }
    for (const who of [other, admin]) expect((await visit.read(who)).status).toBe(404);
    expect(await visit.count()).toBe(0);
  });
});

describe('a press', () => {
  it('counts once, however often and from however many tabs it is sent', async () => {
    const visit = await buildVisit(-10);
    const body = visit.pressOf('arrived');
    const again = Array.from({ length: 4 }, () => visit.send('', body));
    const otherTabs = Array.from({ length: 4 }, () => visit.send('', visit.pressOf('arrived')));
    const answers = await Promise.all([...again, ...otherTabs]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await visit.count(), await visit.events()]).toEqual([1, ['arrived']]);
  });

  it('that was carried out but never answered is the same press when it is sent again, after an undo too', async () => {
    const visit = await buildVisit(-10);
    const body = visit.pressOf('arrived');
    await recordStep(visit.booking.id, visit.professional.profile_id, body);
    await visit.send(`/${body.id}/undo`, { id: randomUUID() });
    expect((await visit.send('', body, undefined, { 'idempotency-key': body.id })).status).toBe(200);
    expect([(await visit.read()).body.step, await visit.count()]).toEqual([null, 2]);
  });

  it('made without a connection keeps its time, bounded by what the server knows', async () => {
    const visit = await buildVisit(-60);
    const ago = (minutes: number) => new Date(Date.now() - minutes * minute);
    const [driven, arrived] = [ago(70), ago(40)];
    await visit.press('driving', driven);
    await visit.press('arrived', arrived);
    await visit.press('started', ago(90));
    const { body } = await visit.press('done', new Date(Date.now() + 60 * minute));
    const times = body.steps.map(({ pressed_at }) => pressed_at);
    expect(times.slice(0, 3)).toEqual([driven, arrived, arrived].map((at) => at.toISOString()));
    expect(Date.parse(times[3] ?? '')).toBeLessThanOrEqual(Date.now());
    expect(body.steps.every(({ recorded_at }) => Date.parse(recorded_at) > ago(1).getTime())).toBe(true);
  });

  it('that arrives after the visit was completed elsewhere counts if it was made before', async () => {
    const visit = await buildVisit(-60);
    await completeBooking(visit.booking.id, { id: visit.professional.profile_id, profile: null });
    expect((await visit.press('arrived', new Date(Date.now() - 30 * minute))).body.step).toBe('done');
    expect((await visit.press('started', new Date(Date.now() + minute))).body.code).toBe('visit_over');
  });

  it('needs minutes for a drive, and takes them for nothing else', async () => {
    const visit = await buildVisit(-10);
    const { drive_minutes: _, ...driving } = visit.pressOf('driving');
    for (const body of [driving, { ...visit.pressOf('arrived'), drive_minutes: 5 }])
      expect((await visit.send('', body)).status).toBe(422);
  });
});

describe('a wrong press', () => {
  const undo = async (visit: Awaited<ReturnType<typeof buildVisit>>, step: VisitStep, later: number) => {
    const press = visit.pressOf(step);
    const viewer = { id: visit.professional.profile_id, profile: null };
    await recordStep(visit.booking.id, viewer.id, press);
    return undoStep(visit.booking.id, viewer, { stepId: press.id, id: randomUUID() }, new Date(Date.now() + later));
  };

  it('is undone within a minute, once, and the list keeps both', async () => {
    const visit = await buildVisit(-10);
    const { body } = await visit.press('driving');
    const path = `/${body.steps[0]?.id}/undo`;
    for (const _ of [1, 2]) expect((await visit.send(path, { id: randomUUID() })).status).toBe(200);
    expect([(await visit.read()).body.step, await visit.count()]).toEqual([null, 2]);
  });

  it('stands after a minute', async () => {
    const visit = await buildVisit(-10);
    await expect(undo(visit, 'driving', 61_000)).rejects.toMatchObject({ code: 'step_not_undoable' });
    expect((await visit.read()).body.step).toBe('driving');
  });

  it('that was followed by another stands', async () => {
    const visit = await buildVisit(-10);
    const { body } = await visit.press('driving');
    await visit.press('arrived');
    const answer = await visit.send(`/${body.steps[0]?.id}/undo`, { id: randomUUID() });
    expect([answer.status, (await visit.read()).body.step]).toEqual([409, 'arrived']);
  });

  it('is never rewritten: the table takes no update', async () => {
    const visit = await buildVisit(-10);
    await visit.press('arrived');
    await expect(
      pool.query('update visit_steps set pressed_at = now() where booking_id = $1', [visit.booking.id]),
    ).rejects.toMatchObject({ constraint: 'visit_steps_kept' });
  });

  it('of Done follows the rules of the completion', async () => {
    const visit = await buildVisit(-10);
    await visit.press('arrived');
    await visit.press('started');
    // Here a completion cannot be undone at all.
    await expect(undo(visit, 'done', 1_000)).rejects.toMatchObject({ code: 'not_undoable' });
    expect((await visit.read()).body).toMatchObject({ step: 'done', undo_until: null });
  });
});
