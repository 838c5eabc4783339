import { describe, expect, it } from 'vitest';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { dateOfEpochMinutes, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { buildBookingRoles } from '#tests/factories/booking-roles.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { codeOf, isoOf, movingJourney } from '#tests/support/moving-journey.ts';
import { rounds } from '#tests/support/vitest/rounds.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { readMoveDaySlots } from './queries/read-move-slots.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
await startTestApi(testDatabase);
const { client, stranger } = await buildBookingRoles(db);
const { paid, move, rowOf } = movingJourney(db);

const slot = (day: number, hourOfDay: number) =>
  dateOfEpochMinutes(wallClockToInstant(addDays('2027-01-10', day), hourOfDay * 60, 'America/Chicago'));
const now = slot(-6, 8);
const north = '1 Loop Rd, Austin, TX 78759';

/** Two visits of one professional on different days, downtown and in the north. */
async function twoVisits() {
  const { id } = await buildProfessional(db);
  const visits = await Promise.all([paid(client, id, slot(0, 12)), paid(stranger, id, slot(1, 12))]);
  await db.updateTable('bookings').set({ location: north }).where('id', '=', visits[1].id).execute();
  return visits;
}

describe('a visit is moved only to where it can be reached', () => {
  it('as its slots say, with the nearest times that work', async () => {
    const [downtown] = await twoVisits();
    const { slots } = await readMoveDaySlots({ bookingId: downtown.id, clientId: client.id, now }, '2027-01-11');
    expect(slots.filter(({ available }) => !available).map(({ time, reason }) => [time, reason])).toEqual([
      ['11:00', 'too-far'],
      ['12:00', 'booked'],
      ['13:00', 'too-far'],
    ]);
    const refusal: unknown = await move(downtown, slot(1, 13), now).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({
      code: 'too_far',
      details: { extra: { free_times: [slot(1, 10), slot(1, 14), slot(1, 15)].map(isoOf) } },
    });
    expect((await rowOf(downtown.id)).start_time).toEqual(downtown.start_time);
    expect(await codeOf(move(downtown, slot(1, 14), now))).toBe('done');
  });

  it('not past an unpaid hold of the client, which ends if it is too far away and stays if it is not', async () => {
    for (const [hour, heldStatus] of [
      [11, 'cancelled'],
      [14, 'pending'],
    ] as const) {
      const { id } = await buildProfessional(db);
      const visit = await paid(client, id, slot(0, 12));
      const hold = await buildBooking(db, { client_id: client.id, professional_id: id, start_time: slot(1, 10) });
      await db.updateTable('bookings').set({ location: north }).where('id', '=', hold.id).execute();
      expect(await codeOf(move(visit, slot(1, hour), now))).toBe('done');
      expect((await rowOf(hold.id)).status).toBe(heldStatus);
    }
  });

  it('also when the other one is moved there at the same moment', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [one, other] = await twoVisits();
      const heard = await Promise.all([codeOf(move(one, slot(5, 11), now)), codeOf(move(other, slot(5, 12), now))]);
      expect(heard.toSorted()).toEqual(['done', 'too_far']);
    }
  });
});
