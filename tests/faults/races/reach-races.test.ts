import { expect, it } from 'vitest';
import { isReachable } from '#app/features/slot-rules/reach.ts';
import { placeOfLocation } from '#app/features/travel/drive/queries/find-place.server.ts';
import { estimateLeg } from '#app/features/travel/drive/leg.ts';
import { standardTravelSettings } from '#app/features/travel/settings/travel-settings.ts';
import { epochMinutesOf, zoneOffset } from '#app/lib/dates/time-zone.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { rounds } from '#tests/support/vitest/rounds.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { person, request } = bookingJourney(app, testDatabase);

const people: Person[] = await Promise.all(Array.from({ length: 100 }, () => person()));
const zips = ['78701', '78759', '78664', '78745', '78613'];
const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];

/** The visits of a professional in order; each has to be reachable among the others. */
async function expectReachable(professionalId: string): Promise<number> {
  const { rows } = await pool.query<{ start_time: Date; busy_until: Date; location: string }>(
    `select start_time, busy_until, location from bookings where professional_id = $1 and status in ('pending', 'confirmed')
     order by start_time`,
    [professionalId],
  );
  const visits = rows.map((row) => ({
    start: epochMinutesOf(row.start_time),
    end: epochMinutesOf(row.busy_until),
    place: placeOfLocation(row.location),
    isAnchor: true,
  }));
  for (const visit of visits) {
    if (!visit.place) throw new Error('Every visit of this test has a place');
    const rules = {
      limits: standardTravelSettings,
      dayStart: null,
      dayEnd: null,
      destination: visit.place,
      visits: visits.filter((other) => other !== visit),
      legBetween: (from: NonNullable<typeof visit.place>, to: NonNullable<typeof visit.place>) =>
        estimateLeg(from, to, standardTravelSettings.profile),
    };
    expect(isReachable(rules, visit, zoneOffset(visit.start, 'America/Chicago'))).toBe(true);
  }
  return visits.length;
}

it('of 100 clients at once no two get visits that cannot both be reached', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await pool.query('truncate rate_limits, hold_records');
    await pool.query(`update bookings set status = 'cancelled' where status = 'pending'`);
    const bookable = await buildBookable(db, { professional: { service_radius: '100' } });
    const answers = await Promise.all(
      people.map((client, index) =>
        request(client, bookable, {
          bookingDate: slotAt(10, hours[index % hours.length] ?? '09:00'),
          location: `${index} Main St, Austin, TX ${zips[Math.floor(index / hours.length) % zips.length]}`,
        }),
      ),
    );
    const codes = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code));
    expect([...codes].every((code) => code === 'too_far' || code === 'slot_taken')).toBe(true);
    const got = answers.filter(({ status }) => status === 200).length;
    expect(got).toBeGreaterThanOrEqual(3);
    expect(await expectReachable(bookable.professional.id)).toBe(got);
  }
});
