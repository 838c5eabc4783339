import { describe, expect, it } from 'vitest';
import { weekdays } from '#app/features/slot-rules/availability-limits.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, eventually, slotAt } from '#tests/support/booking-journey.ts';
import { codeOf, movingJourney } from '#tests/support/moving-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db, pool, openSession } = testDatabase;
const app = await startRunningApp(testDatabase);
const { person, request } = bookingJourney(app, testDatabase);
const { paid, move } = movingJourney(db);

const waitingForTheCalendar = `
  select 1 from pg_locks join pg_database on pg_database.oid = database
  where datname = current_database() and locktype = 'advisory' and not granted`;

/** Saves hours for every day while somebody who saw the earlier ones waits for the professional's calendar. */
async function saveHoursBefore<Result>(
  professionalId: string,
  [start, end]: readonly [string, string],
  begin: () => Promise<Result>,
): Promise<Result> {
  const owner = await openSession();
  await owner.query('begin');
  await owner.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [professionalId]);
  const outcome = begin();
  await eventually(async () => expect((await pool.query(waitingForTheCalendar)).rows).toHaveLength(1));
  await owner.query('insert into professional_hours select $1, day, true, $2, $3 from unnest($4::text[]) as day', [
    professionalId,
    start,
    end,
    weekdays,
  ]);
  await owner.query('commit');
  return outcome;
}

describe.each([
  ['that leave a time open', ['10:00', '11:00'], 'done'],
  ['that begin after it', ['10:30', '20:00'], 'slot_taken'],
  ['that end during it', ['08:00', '10:30'], 'slot_taken'],
] as const)('hours %s and are saved meanwhile count', (_, hours, outcome) => {
  it('for who holds it', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const answer = await saveHoursBefore(bookable.professional.id, hours, () =>
      request(client, bookable, { bookingDate: slotAt(10, '10:00') }),
    );
    expect(answer.body.code ?? 'done').toBe(outcome);
  });

  it('for who moves a visit there', async () => {
    const [client, { professional }] = [await person(), await buildBookable(db)];
    const visit = await paid(client, professional.id, new Date(slotAt(20, '10:00')));
    const moved = await saveHoursBefore(professional.id, hours, () =>
      codeOf(move(visit, new Date(slotAt(21, '10:00')), new Date())),
    );
    expect(moved).toBe(outcome);
  });
});
