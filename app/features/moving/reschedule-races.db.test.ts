import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { dateOfEpochMinutes, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { inTransaction, brokenConstraint, lockSubject } from '#app/platform/database/database.server.ts';
import { buildBookingRoles } from '#tests/factories/booking-roles.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { codeOf, movingJourney } from '#tests/support/moving-journey.ts';
import { rounds } from '#tests/support/vitest/rounds.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { cancelAndRefund } from '#app/features/booking-outcomes/cancel/commands/cancel-and-refund.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
await startTestApi(testDatabase);
const { client, stranger } = await buildBookingRoles(db);
const { paid, move, rowOf, movesOf, moneyOf } = movingJourney(db);

const slot = (day: number, hourOfDay: number) =>
  dateOfEpochMinutes(wallClockToInstant(addDays('2027-01-10', day), hourOfDay * 60, 'America/Chicago'));
const now = slot(-6, 8);
const someone = async () => (await buildProfessional(db)).id;
const liveRanges = async (professionalId: string) =>
  db
    .selectFrom('bookings')
    .select(['start_time', 'busy_until'])
    .where('professional_id', '=', professionalId)
    .where('status', 'in', ['pending', 'confirmed'])
    .orderBy('start_time')
    .execute();

async function expectNoOverlap(professionalId: string): Promise<void> {
  const ranges = await liveRanges(professionalId);
  for (const [index, range] of ranges.slice(1).entries())
    expect(range.start_time.getTime()).toBeGreaterThanOrEqual(ranges[index]?.busy_until.getTime() ?? 0);
}

describe('of those who want one time at once', () => {
  it('exactly one gets it; the others keep what they had', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const owner = await someone();
      const clients = await Promise.all(Array.from({ length: 8 }, () => buildClient(db)));
      const visits = await Promise.all(clients.map((each, index) => paid(each, owner, slot(index, 9))));
      const before = await moneyOf(owner);
      const heard = await Promise.all(visits.map((visit) => codeOf(move(visit, slot(20, 14), now))));
      expect(heard.toSorted()).toEqual(['done', ...Array.from({ length: 7 }, () => 'slot_taken')]);
      const rows = await Promise.all(visits.map(({ id }) => rowOf(id)));
      expect(rows.map(({ start_time, moves }) => [start_time, moves])).toEqual(
        visits.map((visit, index) => (heard[index] === 'done' ? [slot(20, 14), 1] : [visit.start_time, 0])),
      );
      expect(await moneyOf(owner)).toEqual(before);
      const { rows: written } = await pool.query(
        'select 1 from booking_moves join bookings on bookings.id = booking_id where professional_id = $1',
        [owner],
      );
      expect(written).toHaveLength(1);
    }
  });

  it('two visits do not change places, and a chain moves into what became free before it', async () => {
    const owner = await someone();
    const [one, two] = await Promise.all([paid(client, owner, slot(0, 9)), paid(stranger, owner, slot(0, 10))]);
    const heard = await Promise.all([codeOf(move(one, two.start_time, now)), codeOf(move(two, one.start_time, now))]);
    expect(heard).toEqual(['slot_taken', 'slot_taken']);
    await move(one, slot(1, 9), now);
    await move(two, one.start_time, now);
    expect((await liveRanges(owner)).map(({ start_time }) => start_time)).toEqual([slot(0, 9), slot(1, 9)]);
  });

  it('a visit moved to eight times at once by its client ends at one of them', async () => {
    const visit = await paid(client, await someone(), slot(0, 9));
    const heard = await Promise.all(
      Array.from({ length: 8 }, (_, index) => codeOf(move(visit, slot(1 + index, 9), now))),
    );
    expect(heard.toSorted()).toEqual(['done', ...Array.from({ length: 7 }, () => 'move_outdated')]);
    expect(await movesOf(visit.id)).toHaveLength(1);
  });

  it('a move and a block never both get the time', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const owner = await someone();
      const visit = await paid(client, owner, slot(0, 9));
      const block = inTransaction(async (trx) => {
        await lockSubject(trx, owner);
        const { numAffectedRows = 0n } = await sql`
          insert into blocked_time_slots (professional_id, start_time, end_time) select ${owner}, ${slot(3, 9)}, ${slot(3, 11)}
          where not exists (select from bookings where professional_id = ${owner} and status = 'confirmed'
            and tstzrange(start_time, busy_until, '[)') && tstzrange(${slot(3, 9)}, ${slot(3, 11)}, '[)'))`.execute(
          trx,
        );
        return numAffectedRows > 0n;
      });
      const [isBlocked, heard] = await Promise.all([block, codeOf(move(visit, slot(3, 10), now))]);
      expect(heard).toBe(isBlocked ? 'slot_taken' : 'done');
    }
  });

  it('a move and a cancellation end in one of the two, with its money', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const visit = await paid(client, await someone(), slot(0, 9));
      const [moved, cancelled] = await Promise.all([
        codeOf(move(visit, slot(3, 10), now)),
        codeOf(cancelAndRefund(visit.id, client, { expectedRefund: '75.00' }, now)),
      ]);
      expect(cancelled).toBe('done');
      expect(await rowOf(visit.id)).toMatchObject({
        status: 'cancelled',
        refund_amount: '75.00',
        start_time: moved === 'done' ? slot(3, 10) : slot(0, 9),
      });
    }
  });
});

it(
  'whatever is moved whenever by whomever, no visits overlap, each change is written down, and no money moves',
  { ...proves('OPEN-04'), timeout: 120_000 },
  async () => {
    const step = fc.record({
      visit: fc.nat(4),
      day: fc.integer({ min: -2, max: 6 }),
      hour: fc.integer({ min: 8, max: 19 }),
      by: fc.nat(9),
      at: fc.constantFrom(0, 24, 5 * 24, 6 * 24 + 2),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
        async (moments) => {
          const owner = await someone();
          const visits = await Promise.all(
            Array.from({ length: 5 }, (_, index) => paid(index % 2 ? client : stranger, owner, slot(index, 9 + index))),
          );
          const before = await moneyOf(owner);
          for (const moment of moments) {
            const present = await Promise.all(visits.map(({ id }) => rowOf(id)));
            await Promise.all(
              moment.map(({ visit, day, hour, by, at }) => {
                const chosen = present[visit] ?? visits[0];
                // One in ten asks for what is not theirs.
                const as = by === 0 ? '019a0000-0000-7000-8000-000000000000' : undefined;
                return chosen && codeOf(move(chosen, slot(day, hour), new Date(now.getTime() + at * 3_600_000), as));
              }),
            );
            await expectNoOverlap(owner);
            expect(await moneyOf(owner)).toEqual(before);
          }
          for (const { id, start_time } of visits) {
            const [row, written] = [await rowOf(id), await movesOf(id)];
            expect([row.moves, row.end_time.getTime() - row.start_time.getTime()]).toEqual([written.length, 3_600_000]);
            expect(row.moves).toBeLessThanOrEqual(bookingLimits.movesMaximum);
            expect([start_time, ...written.map(({ to_time }) => to_time)]).toEqual([
              ...written.map(({ from_time }) => from_time),
              row.start_time,
            ]);
          }
        },
      ),
      { numRuns: 2 * rounds, endOnFailure: true },
    );
  },
);

describe('the database refuses by itself', () => {
  const brokenBy = (attempt: Promise<unknown>) => attempt.then(() => 'nothing', brokenConstraint);
  const range = (start: Date, hours = 1) => ({
    booking_date: start,
    start_time: start,
    end_time: new Date(start.getTime() + hours * 3_600_000),
    busy_until: new Date(start.getTime() + hours * 3_600_000),
  });
  const written = (visit: { id: string; start_time: Date }, to: Date) =>
    db
      .insertInto('booking_moves')
      .values({
        booking_id: visit.id,
        number: 1,
        moved_by: 'client',
        from_time: visit.start_time,
        to_time: to,
        moved_at: now,
      })
      .execute();
  const update = (id: string, change: object) =>
    brokenBy(db.updateTable('bookings').set(change).where('id', '=', id).execute());

  it('a new time that is not written down, or is more than a new time', async () => {
    const visit = await paid(client, await someone(), slot(0, 9));
    const to = slot(4, 9);
    expect(await update(visit.id, { ...range(to), moves: 1 })).toBe('bookings_move');
    await written(visit, to);
    for (const change of [
      range(to),
      { ...range(to, 2), moves: 1 },
      { ...range(slot(5, 9)), moves: 1 },
      { ...range(to), moves: 2 },
      { moves: 1 },
      { ...range(to), moves: 1, total_amount: '1.00', service_price: '1.00' },
      { ...range(to), moves: 1, late_fee_percent: '0' },
      { ...range(to), moves: 1, status: 'cancelled' },
    ]) {
      expect([change, await update(visit.id, change)]).toEqual([change, 'bookings_move']);
    }
    expect(await update(visit.id, { ...range(to), moves: 1 })).toBe('nothing');
  });

  it('a move of a visit that has begun, or to where it is', async () => {
    const visit = await paid(client, await someone(), slot(0, 9));
    const begun = { ...visit, start_time: slot(-7, 9) };
    expect(await brokenBy(written(begun, slot(4, 9)))).toBe('booking_moves_ahead');
    expect(await brokenBy(written(visit, visit.start_time))).toBe('booking_moves_ahead');
  });

  it('to have what happened changed, unless its booking goes', async () => {
    const visit = await paid(client, await someone(), slot(0, 9));
    await move(visit, slot(4, 9), now);
    await expect(
      pool.query('update booking_moves set moved_at = now() where booking_id = $1', [visit.id]),
    ).rejects.toThrow('append-only');
    await expect(pool.query('delete from booking_moves where booking_id = $1', [visit.id])).rejects.toThrow(
      'append-only',
    );
    await pool.query("update bookings set status = 'cancelled' where id = $1", [visit.id]);
    await pool.query('delete from bookings where id = $1', [visit.id]);
    expect(await movesOf(visit.id)).toEqual([]);
  });
});
