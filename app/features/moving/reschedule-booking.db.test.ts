import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { dateOfEpochMinutes, epochMinutesOf, localTime, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { bookableTimes } from '#app/features/slot-rules/availability-limits.ts';
import { buildBookingRoles } from '#tests/factories/booking-roles.ts';
import { buildBooking, setVisitTime } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { codeOf, isoOf, movingJourney } from '#tests/support/moving-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { previewMove } from './queries/preview-move.server.ts';
import { readMoveDaySlots } from './queries/read-move-slots.server.ts';
import { readTimeline } from '#app/features/booking-outcomes/timeline/queries/read-timeline.server.ts';
import { proves } from '#tests/support/proves.ts';

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
  it('gives a paid visit another time, and nothing else', proves('OPEN-04'), async () => {
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
        detail: expect.stringMatching(/^Thu, Jan 21, 2027 \d+:00 AM → Fri, Jan 22, 2027 \d+:00 AM$/),
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

describe('by the clock', () => {
  // Visits a day after each change of the clocks: the hours before them lead across it.
  it.each(['2027-03-15', '2027-11-08'])(
    'on %s it is free to move as long as it is free to cancel',
    proves('OPEN-04'),
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
    'around %s each hour is taken or refused as the day shows it',
    { ...proves('OPEN-30', 'OPEN-31'), timeout: 120_000 },
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
