import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addDays } from '#app/lib/plain-date.ts';
import { dateOfEpochMinutes, epochMinutesOf, localTime, wallClockToInstant } from '#app/lib/time-zone.ts';
import { minuteOfDay } from '#app/lib/wall-time.ts';
import { bookableTimes, weekdays } from '#app/features/availability/availability-limits.ts';
import { buildBookingRoles } from '#tests/factories/booking-roles.ts';
import { buildBooking, setVisitTime } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { codeOf, isoOf, movingJourney } from '#tests/support/moving-journey.ts';
import { startTestApi } from '#tests/support/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { rescheduleBooking } from './commands/reschedule-booking.server.ts';
import { previewMove } from './queries/preview-move.server.ts';
import { readMoveDaySlots } from './queries/read-move-slots.server.ts';
import { readTimeline } from '../timeline/queries/read-timeline.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
await startTestApi(testDatabase);
const { client, professional, admin, stranger, professionalId } = await buildBookingRoles(db);
const { paid, move, rowOf, movesOf, moneyOf } = movingJourney(db);

const zone = 'America/Chicago';
const hour = 3_600_000;
const at = (date: string, time: string) => dateOfEpochMinutes(wallClockToInstant(date, minuteOfDay(time), zone));
const after = (start: Date, hours: number) => new Date(start.getTime() + hours * hour);
/** A professional with nothing booked yet. */
const someone = async (overrides: Parameters<typeof buildProfessional>[1] = {}) =>
  (await buildProfessional(db, overrides)).id;
const now = at('2027-01-04', '08:00');
const start = at('2027-01-20', '10:00');

describe('a move', () => {
  it('OPEN-04 gives a paid visit another time, and nothing else', async () => {
    const owner = await someone();
    const visit = await paid(client, owner, start);
    const before = await moneyOf(owner);
    const to = at('2027-02-03', '15:00');
    expect(await move(visit, to, now)).toEqual({
      id: visit.id,
      start_time: '2027-02-03T15:00:00-06:00',
      end_time: '2027-02-03T16:00:00-06:00',
      time_zone: zone,
      moves: 1,
    });
    expect(await rowOf(visit.id)).toMatchObject({
      status: 'confirmed',
      booking_date: to,
      start_time: to,
      end_time: after(to, 1),
      busy_until: after(to, 1),
      moves: 1,
    });
    expect(await moneyOf(owner)).toEqual(before);
    const [written] = await movesOf(visit.id);
    expect(written).toMatchObject({ number: 1, moved_by: 'client', from_time: start, to_time: to, moved_at: now });
    const jobs = await pool.query<{ data: unknown }>(
      "select data from pgboss.job where name = 'bookings.event' and data->>'bookingId' = $1",
      [visit.id],
    );
    expect(jobs.rows.map(({ data }) => data)).toEqual([
      { name: 'rescheduled', bookingId: visit.id, professionalId: owner, moveId: written?.id },
    ]);
  });

  it.each(['client', 'professional', 'admin'] as const)('stands in the history that its %s reads', async (who) => {
    const visit = await paid(
      client,
      professionalId,
      at('2027-01-21', bookableTimes[['client', 'professional', 'admin'].indexOf(who)] ?? ''),
    );
    await move(visit, at('2027-01-22', localTime(epochMinutesOf(visit.start_time), zone)), now);
    const history = await readTimeline(visit.id, { client, professional, admin }[who]);
    expect(history.filter(({ what }) => what === 'Rescheduled')).toEqual([
      {
        at: now.toISOString(),
        by: 'client',
        what: 'Rescheduled',
        detail: expect.stringMatching(/^Jan 21, 2027 \d+:00 AM → Jan 22, 2027 \d+:00 AM$/),
      },
    ]);
  });

  it('keeps the length and the buffer, and is no obstacle to itself', async () => {
    const visit = await paid(client, await someone(), start);
    await db.transaction().execute(async (trx) => {
      await sql`set local doorstep.seeding = 'on'`.execute(trx);
      await trx
        .updateTable('bookings')
        .set({ end_time: after(start, 2), busy_until: after(start, 2.5), duration: 120 })
        .where('id', '=', visit.id)
        .execute();
    });
    const slots = await readMoveDaySlots({ bookingId: visit.id, clientId: client.id, now }, '2027-01-20');
    expect(slots.slots.every(({ available }) => available)).toBe(true);
    const moved = await move(visit, at('2027-01-20', '11:00'), now);
    expect(moved.end_time).toBe('2027-01-20T13:00:00-06:00');
    expect(await rowOf(visit.id)).toMatchObject({ busy_until: after(start, 3.5), duration: 120 });
  });

  it('is a success when it is repeated, also at once, and is written down once', async () => {
    const visit = await paid(client, await someone(), start);
    const to = at('2027-01-25', '09:00');
    const answers = await Promise.all(Array.from({ length: 5 }, () => move(visit, to, now)));
    answers.push(await move(visit, to, after(start, -1)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await movesOf(visit.id)).toHaveLength(1);
  });

  it('ends an own unpaid hold that is in the way', async () => {
    const owner = await someone();
    const visit = await paid(client, owner, start);
    const hold = await buildBooking(db, {
      client_id: client.id,
      professional_id: owner,
      start_time: at('2027-01-22', '10:00'),
    });
    await move(visit, hold.start_time, now);
    expect((await rowOf(hold.id)).status).toBe('cancelled');
  });
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

describe('by the clock', () => {
  // Visits a day after each change of the clocks: the hours before them lead across it.
  it.each(['2027-03-15', '2027-11-08'])(
    'OPEN-04 on %s it is free to move as long as it is free to cancel',
    async (date) => {
      const owner = await someone();
      const visit = await paid(client, owner, at(date, '12:00'));
      for (let hours = 49; hours >= -1; hours -= 1) {
        const then = after(visit.start_time, -hours);
        const { may_move, refusal } = await previewMove(visit.id, client.id, then);
        expect([hours, may_move, refusal]).toEqual([
          hours,
          hours >= 24,
          hours >= 24 ? null : hours > 0 ? 'move_late' : 'move_not_possible',
        ]);
        // Moved out of the way and back, so that the next hour finds it as it was.
        expect([hours, await codeOf(move(visit, at(addDays(date, 3), '12:00'), then))]).toEqual([
          hours,
          refusal ?? 'done',
        ]);
        if (may_move)
          await setVisitTime(db, visit.id, { start: visit.start_time, end: visit.end_time }).then(() =>
            deleteMoves(visit.id),
          );
      }
    },
  );

  it.each(['2027-03-14', '2027-11-07'])(
    'OPEN-30 OPEN-31 around %s each hour is taken or refused as the day shows it',
    { timeout: 120_000 },
    async (date) => {
      const owner = await someone();
      const from = at(addDays(date, -14), '12:00');
      const then = after(from, -48);
      await paid(stranger, owner, at(date, '12:00'));
      await db
        .insertInto('blocked_time_slots')
        .values({ professional_id: owner, start_time: at(date, '15:00'), end_time: at(date, '16:30') })
        .execute();
      const visit = await paid(client, owner, from);
      const midnight = at(addDays(date, -1), '18:00');
      for (let hours = 0; hours < 43; hours += 1) {
        const to = after(midnight, hours);
        const time = localTime(epochMinutesOf(to), zone);
        const day = isoOf(to).slice(0, 10);
        const shown = (await readMoveDaySlots({ bookingId: visit.id, clientId: client.id, now: then }, day)).slots.find(
          (slot) => slot.time === time,
        );
        const isTaken = day === date && ['12:00', '15:00', '16:00'].includes(time);
        expect([isoOf(to), shown?.available]).toEqual([isoOf(to), bookableTimes.includes(time) ? !isTaken : undefined]);
        expect([isoOf(to), await codeOf(move(visit, to, then))]).toEqual([
          isoOf(to),
          shown ? (shown.available ? 'done' : 'slot_taken') : 'invalid_date',
        ]);
        if (shown?.available)
          await setVisitTime(db, visit.id, { start: visit.start_time, end: visit.end_time }).then(() =>
            deleteMoves(visit.id),
          );
      }
    },
  );
});

/** As if it had never been moved. */
async function deleteMoves(bookingId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx.deleteFrom('booking_moves').where('booking_id', '=', bookingId).execute();
    await trx.updateTable('bookings').set({ moves: 0 }).where('id', '=', bookingId).execute();
  });
}
