import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dateOfEpochMinutes, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { weekdays } from '#app/features/slot-rules/availability-limits.ts';
import { buildBookingRoles } from '#tests/factories/booking-roles.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { codeOf, isoOf, movingJourney } from '#tests/support/moving-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { rounds } from '#tests/support/vitest/rounds.ts';
import { recordStep } from '#app/features/visit-progress/commands/record-step.server.ts';
import { undoStep } from '#app/features/visit-progress/commands/undo-step.server.ts';
import { rescheduleBooking } from './commands/reschedule-booking.server.ts';
import { previewMove } from './queries/preview-move.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
await startTestApi(testDatabase);
const { client, professional, admin, stranger } = await buildBookingRoles(db);
const { paid, move, rowOf, movesOf } = movingJourney(db);

const zone = 'America/Chicago';
const hour = 3_600_000;
const at = (date: string, time: string) => dateOfEpochMinutes(wallClockToInstant(date, minuteOfDay(time), zone));
const after = (start: Date, hours: number) => new Date(start.getTime() + hours * hour);
/** A professional with nothing booked yet. */
const someone = async (overrides: Parameters<typeof buildProfessional>[1] = {}) =>
  (await buildProfessional(db, overrides)).id;
const now = at('2027-01-04', '08:00');
const start = at('2027-01-20', '10:00');
/** Gives a visit terms under which it can still be moved on its day. */
const withFreeHours = (id: string, hours: number) =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('doorstep.seeding', 'on', true)`.execute(trx);
    await trx.updateTable('bookings').set({ free_cancellation_hours: hours }).where('id', '=', id).execute();
  });

describe('is refused', () => {
  const refusedAs = async (
    code: string,
    attempt: (visit: Awaited<ReturnType<typeof paid>>, owner: string) => Promise<unknown>,
  ) => {
    const owner = await someone();
    const visit = await paid(client, owner, start);
    const heard = await codeOf(attempt(visit, owner));
    const row = await rowOf(visit.id);
    expect([heard, row.start_time, (await movesOf(visit.id)).length]).toEqual([code, start, row.moves]);
  };
  const other = at('2027-01-21', '10:00');

  it.each(['pending', 'completed', 'cancelled'] as const)('of a visit that is %s', async (status) => {
    const visit = await buildBooking(db, {
      client_id: client.id,
      professional_id: await someone(),
      start_time: start,
      status,
    });
    expect(await codeOf(move(visit, other, now))).toBe('move_not_possible');
    expect((await rowOf(visit.id)).start_time).toEqual(start);
  });

  it('to everybody but its client, who might find out nothing by it', async () => {
    for (const person of [professional, admin, stranger])
      await refusedAs('booking_not_found', (visit) => move(visit, other, now, person.id));
    expect(await codeOf(previewMove((await paid(client, await someone(), start)).id, stranger.id, now))).toBe(
      'booking_not_found',
    );
    expect(
      await codeOf(
        rescheduleBooking(
          '019a0000-0000-7000-8000-000000000000',
          client.id,
          { expectedStart: isoOf(start), newStart: isoOf(other) },
          now,
        ),
      ),
    ).toBe('booking_not_found');
  });

  it('while a bank asks its payment back, and while a problem is open', async () => {
    await refusedAs('move_in_dispute', async (visit) => {
      const dispute = {
        id: `dp_${visit.id}`,
        booking_id: visit.id,
        stripe_charge_id: 'ch_1',
        amount: '75.00',
        reason: 'general',
        status: 'needs_response',
        opened_at: now,
        checked_at: now,
      };
      await db
        .insertInto('disputes')
        .values({ ...dispute, evidence_due_at: null, closed_at: null })
        .execute();
      return move(visit, other, now);
    });
    await refusedAs('move_in_dispute', async (visit) => {
      await pool.query("insert into problem_reports (booking_id, kind, description) values ($1, 'other', 'Words')", [
        visit.id,
      ]);
      return move(visit, other, now);
    });
  });

  it('while its professional is on the way or there, and the preview says so; not once that was taken back', async () => {
    const owner = await buildProfessional(db);
    const visit = await paid(client, owner.id, start);
    await withFreeHours(visit.id, 2);
    const morning = after(start, -4);
    const press = { id: randomUUID(), step: 'arrived' as const, pressed_at: morning.toISOString() };
    await recordStep(visit.id, owner.profile_id, press, morning);
    expect(await codeOf(move(visit, other, morning))).toBe('move_under_way');
    expect(await previewMove(visit.id, client.id, morning)).toMatchObject({
      may_move: false,
      refusal: 'move_under_way',
    });
    expect((await rowOf(visit.id)).start_time).toEqual(start);
    await undoStep(visit.id, { id: owner.profile_id, profile: null }, { stepId: press.id, id: randomUUID() }, morning);
    expect(await codeOf(move(visit, other, morning))).toBe('done');
  });

  it('not because of a step from before it was last rescheduled', async () => {
    const visit = await paid(client, await someone(), start);
    await withFreeHours(visit.id, 2);
    await move(visit, other, now);
    const pressed_at = after(now, -1);
    const step = { id: randomUUID(), booking_id: visit.id, position: 1, step: 'arrived' as const };
    await db
      .insertInto('visit_steps')
      .values({ ...step, pressed_at, recorded_at: pressed_at, drive_minutes: null, undoes: null })
      .execute();
    expect(await codeOf(move(await rowOf(visit.id), start, now))).toBe('done');
  });

  it('when its professional sets out at the same moment, or the step is: never both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const owner = await buildProfessional(db);
      const visit = await paid(client, owner.id, start);
      await withFreeHours(visit.id, 2);
      const morning = after(start, -4);
      const press = { id: randomUUID(), step: 'arrived' as const, pressed_at: morning.toISOString() };
      const [moved, pressed] = await Promise.all([
        codeOf(move(visit, other, morning)),
        codeOf(recordStep(visit.id, owner.profile_id, press, morning)),
      ]);
      expect([
        ['done', 'visit_not_open'],
        ['move_under_way', 'done'],
      ]).toContainEqual([moved, pressed]);
    }
  });

  it('a fourth time, and the preview says so', async () => {
    const visit = await paid(client, await someone(), start);
    for (const time of ['11:00', '12:00', '13:00']) await move(await rowOf(visit.id), at('2027-01-21', time), now);
    expect(await codeOf(move(await rowOf(visit.id), other, now))).toBe('moved_too_often');
    expect(await previewMove(visit.id, client.id, now)).toMatchObject({
      may_move: false,
      refusal: 'moved_too_often',
      moves_left: 0,
    });
    expect((await movesOf(visit.id)).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('when the dialog shows a time that it no longer has, with the one that it has', async () => {
    const visit = await paid(client, await someone(), start);
    await move(visit, other, now);
    const stale = await move(visit, at('2027-01-22', '10:00'), now).catch((error: unknown) => error);
    expect(stale).toMatchObject({ code: 'move_outdated', details: { extra: { start_time: isoOf(other) } } });
    expect((await rowOf(visit.id)).start_time).toEqual(other);
  });

  it.each([
    ['invalid_date', 'in the past', () => after(now, -24)],
    ['invalid_date', 'more than 3 months ahead', () => at('2027-04-05', '10:00')],
    ['invalid_date', 'that is none of the 10', () => after(start, 0.5)],
    ['move_to_same_time', 'that it has', () => start],
  ])('%s to a time %s', (code, _, to) => refusedAs(code, (visit) => move(visit, to(), now)));

  it.each(['is_approved', 'verified'] as const)('once its professional is no longer %s', (flag) =>
    refusedAs('not_accepting_bookings', async (visit, owner) => {
      await db
        .updateTable('professionals')
        .set({ [flag]: false })
        .where('id', '=', owner)
        .execute();
      return move(visit, other, now);
    }),
  );

  it('to a time outside the hours, blocked, or booked by somebody else', async () => {
    await refusedAs('slot_taken', async (visit, owner) => {
      await db
        .insertInto('professional_hours')
        .values(
          weekdays.map((day) => ({
            professional_id: owner,
            day,
            is_working: true,
            start_time: '12:00',
            end_time: '18:00',
          })),
        )
        .execute();
      return move(visit, other, now);
    });
    await refusedAs('slot_taken', async (visit, owner) => {
      await db
        .insertInto('blocked_time_slots')
        .values({ professional_id: owner, start_time: other, end_time: after(other, 1) })
        .execute();
      return move(visit, other, now);
    });
    await refusedAs('slot_taken', async (visit, owner) => {
      await paid(stranger, owner, other);
      return move(visit, other, now);
    });
  });
});

it('is refused within the minimum notice of the platform', async () => {
  const visit = await paid(client, await someone(), start);
  const settings = { commission_percent: '10', late_fee_percent: '50', free_cancellation_hours: 24, reason: 'A test' };
  const notice = (version: number, minimum_notice_hours: number) =>
    db
      .insertInto('platform_settings')
      .values({ version, minimum_notice_hours, ...settings, changed_by: null })
      .execute();
  await notice(1_001, 48);
  const tooSoon = await move(visit, after(now, 26), now).catch((error: unknown) => error);
  expect(tooSoon).toMatchObject({ code: 'slot_taken', details: { extra: { reason: 'too-soon' } } });
  await notice(1_002, 0);
  expect(await codeOf(move(visit, after(now, 26), now))).toBe('done');
});
