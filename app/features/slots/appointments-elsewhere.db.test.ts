import { expect, it } from 'vitest';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { dateOfEpochMinutes, epochMinutesOf, localDate, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';
import { readDaySlots } from './queries/read-slots.server.ts';

const { db } = await createTestDatabase();
const hour = 60;
const day = 24 * hour;

// The zones farthest from UTC, by which days are asked for.
it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Chicago'])(
  'an appointment elsewhere takes the times of a day whose visits it meets, in %s',
  proves('OPEN-30'),
  async (time_zone) => {
    const { id: professional_id } = await buildProfessional(db, { time_zone });
    const service = await buildService(db, { professional_id, duration: day });
    const date = addDays(localDate(epochMinutesOf(new Date()), time_zone), 10);
    const midnight = wallClockToInstant(date, 0, time_zone);
    const at = (minutes: number) => dateOfEpochMinutes(midnight + minutes);
    const calendar = await db
      .insertInto('outside_calendars')
      .values({
        professional_id,
        name: 'Home',
        sealed_url: '',
        url_hash: Buffer.from(professional_id),
        host: 'calendar.example.com',
        state: 'ok',
        covers_until: at(100 * day),
        next_read_at: at(day),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const question = { professionalId: professional_id, serviceId: service.id, viewerId: null, zip: null };
    const reasons = async () => (await readDaySlots(question, date)).slots.map(({ reason }) => reason);
    const before = await readDaySlots(question, date);
    const [first, last] = [before.slots[0], before.slots.at(-1)].map((slot) => Number(slot?.time.slice(0, 2)) * hour);
    if (first === undefined || last === undefined) throw new Error('A day has slots');
    const appointment = (start: number, end: number) => ({
      calendar_id: calendar.id,
      professional_id,
      start_time: at(start),
      end_time: at(end),
    });
    await db
      .insertInto('outside_busy_times')
      // A whole day that ends within the first hour, and a quarter of an hour at the end of the last visit.
      .values([appointment(first + 30 - day, first + 30), appointment(last + day - 15, last + day)])
      .execute();
    const between = before.slots.slice(1, -1).map(() => null);
    expect(await reasons()).toEqual(['blocked', ...between, 'blocked']);
  },
);
