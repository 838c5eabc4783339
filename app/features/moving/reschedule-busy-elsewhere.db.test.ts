import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOfEpochMinutes, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { addCalendar } from '#app/features/outside-calendars/commands/add-calendar.server.ts';
import { buildBookingRoles } from '#tests/factories/booking-roles.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { startCalendarServer } from '#tests/support/calendars/calendar-server.ts';
import { calendarText } from '#tests/support/calendars/calendar-text.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { codeOf, movingJourney } from '#tests/support/moving-journey.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
await startTestApi(testDatabase);
const server = await startCalendarServer();
beforeAll(() => server.connect());
afterAll(() => server.close());
const { client } = await buildBookingRoles(db);
const { paid, move, rowOf } = movingJourney(db);

const zone = 'America/Chicago';
const now = dateOfEpochMinutes(wallClockToInstant('2027-01-04', minuteOfDay('08:00'), zone));
const at = (time: string) => dateOfEpochMinutes(wallClockToInstant('2027-01-20', minuteOfDay(time), zone));
const stamp = (time: Date) => time.toISOString().replaceAll(/[-:]|\.000/g, '');
const appointment = (from: string, to: string) => [
  `UID:${from}`,
  `DTSTART:${stamp(at(from))}`,
  `DTEND:${stamp(at(to))}`,
];

/** A visit at 10:00 to somebody with appointments of their own. */
async function visitTo(name: string, ...appointments: string[][]) {
  const owner = await buildProfessional(db);
  server.publish(name, calendarText(appointments));
  await addCalendar(owner, { name: 'Family', url: `${server.url}/calendars/${name}.ics` }, now);
  return paid(client, owner.id, at('10:00'));
}

describe('a visit to a professional who is busy in their own calendar', () => {
  it('cannot be moved into an appointment, but right before and after it', async () => {
    const visit = await visitTo('between', appointment('12:00', '13:00'));
    expect(await codeOf(move(visit, at('12:00'), now))).toBe('slot_taken');
    expect(await rowOf(visit.id)).toMatchObject({ start_time: at('10:00'), moves: 0 });
    expect(await codeOf(move(visit, at('11:00'), now))).toBe('done');
    expect(await codeOf(move(await rowOf(visit.id), at('13:00'), now))).toBe('done');
  });

  it('can be moved out of an appointment that came later', async () => {
    const visit = await visitTo('out', appointment('10:00', '11:00'));
    expect(await codeOf(move(visit, at('14:00'), now))).toBe('done');
  });

  it('cannot be moved into one made since the calendar was read', async () => {
    const visit = await visitTo('since');
    server.publish('since', calendarText([appointment('15:00', '16:00')]));
    await db
      .updateTable('outside_calendars')
      .set({ tried_at: new Date(Date.now() - 3_600_000) })
      .execute();
    // The first move reads the calendar again, if it answers in time; what it said counts for the next in any case.
    await move(visit, at('16:00'), now);
    await expect.poll(() => server.requestsOf('since').reads).toBe(2);
    await expect.poll(async () => (await busyTimes()).includes(at('15:00').toISOString())).toBe(true);
    expect(await codeOf(move(await rowOf(visit.id), at('15:00'), now))).toBe('slot_taken');
  });
});

async function busyTimes(): Promise<string[]> {
  const rows = await db.selectFrom('outside_busy_times').select('start_time').execute();
  return rows.map(({ start_time }) => start_time.toISOString());
}
