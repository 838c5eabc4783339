import { describe, expect, it } from 'vitest';
import { dateOfEpochMinutes, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { buildBooking, buildPaidBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { standardTravel } from '#tests/support/travel/travel-settings.ts';
import { askedDate, readDayRoute } from './read-day-route.server.ts';

const { db } = await createTestDatabase();
const date = '2027-01-12';
const at = (hour: number, day = date) => dateOfEpochMinutes(wallClockToInstant(day, hour * 60, 'America/Chicago'));

async function visitAt(professionalId: string, start_time: Date, location?: string) {
  const visit = await buildPaidBooking(db, { professional_id: professionalId, start_time });
  if (location) await db.updateTable('bookings').set({ location }).where('id', '=', visit.id).execute();
  return visit;
}

describe('a day as a route', () => {
  it('has its visits in order, the drives between them and the way home', async () => {
    const owner = await buildProfessional(db);
    const north = await visitAt(owner.id, at(13), '1 Loop Rd, Austin, TX 78759');
    const downtown = await visitAt(owner.id, at(9));
    const unknown = await visitAt(owner.id, at(16), 'The blue house by the lake');
    await visitAt(owner.id, at(9, '2027-01-13'));
    const route = await readDayRoute(owner, date);
    expect(route.stops.map(({ id }) => id)).toEqual([downtown.id, north.id, unknown.id]);
    const [first, second, third] = route.stops;
    expect(first).toMatchObject({
      start: '2027-01-12T09:00:00-06:00',
      isCompleted: false,
      place: { zip: '78701' },
      leg: { from: 'start' },
    });
    expect(second?.leg.from).toBe('visit');
    expect(second?.leg.minutes).toBeGreaterThan(20);
    expect(second?.leg.leaveBy).toMatch(/^2027-01-12T12:3\d:00-06:00$/);
    expect(third?.leg).toEqual({ from: 'visit', minutes: null, miles: null, leaveBy: null });
    expect(route.home?.minutes).toBeNull();
    expect([route.start?.zip, route.end?.zip]).toEqual(['78704', '78704']);
  });

  it('starts and ends where its professional says, and has parking in it', async () => {
    const owner = await buildProfessional(db);
    await db
      .insertInto('travel_settings')
      .values({
        ...standardTravel,
        professional_id: owner.id,
        start_zip: '78701',
        end_zip: '78759',
        parking_minutes: 15,
      })
      .execute();
    await visitAt(owner.id, at(9));
    const route = await readDayRoute(owner, date);
    expect(route.stops[0]?.leg).toEqual({ from: 'start', minutes: 0, miles: 0, leaveBy: '2027-01-12T08:45:00-06:00' });
    expect(route.home?.minutes).toBeGreaterThan(20);
    expect(route.parking).toBe(15);
  });

  it('has what was pressed on its visits', async () => {
    const owner = await buildProfessional(db);
    const [first, second] = [await visitAt(owner.id, at(9)), await visitAt(owner.id, at(11))];
    const pressed_at = at(9);
    const press = (position: number, step: 'driving' | 'arrived' | 'started') => ({
      id: crypto.randomUUID(),
      booking_id: first.id,
      position,
      step,
      pressed_at,
      recorded_at: pressed_at,
      drive_minutes: step === 'driving' ? 12 : null,
      undoes: null,
    });
    await db.insertInto('visit_steps').values(press(1, 'driving')).execute();
    expect((await readDayRoute(owner, date)).stops[0]?.progress).toMatchObject({
      step: 'driving',
      expectedAt: new Date(at(9).getTime() + 12 * 60_000).toISOString(),
    });
    await db
      .insertInto('visit_steps')
      .values([press(2, 'arrived'), press(3, 'started')])
      .execute();
    const { stops } = await readDayRoute(owner, date);
    expect(stops.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(stops[0]?.progress).toEqual({
      step: 'started',
      expectedAt: null,
      startedAt: pressed_at.toISOString(),
      doneAt: null,
    });
    expect(stops[1]?.progress).toBeNull();
  });

  it('has visits that were entered by hand, also while somebody pays, with the phone in place of messages', async () => {
    const owner = await buildProfessional(db);
    const before = await visitAt(owner.id, at(9), '1 Loop Rd, Austin, TX 78759');
    const entered = { professional_id: owner.id, service_name: 'Haircut', client_name: 'Robin Miller' };
    const unpaid = { ...entered, phone: '(512) 555-0142', location: '1100 Congress Ave, Austin, TX 78701' };
    const times = (hour: number, day = date) => ({
      start_time: at(hour, day),
      end_time: at(hour + 1, day),
      busy_until: at(hour + 1, day),
    });
    const held = await buildBooking(db, { professional_id: owner.id, status: 'pending', start_time: at(13) });
    const [first] = await db
      .insertInto('hand_entered_visits')
      .values([
        { ...unpaid, ...times(11) },
        { ...unpaid, ...times(13), booking_id: held.id },
        { ...unpaid, ...times(15), removed_at: at(8) },
        { ...unpaid, ...times(17), paid_at: at(8) },
        { ...unpaid, ...times(11, '2027-01-13') },
      ])
      .returning('id')
      .execute();
    const { stops } = await readDayRoute(owner, date);
    expect(stops.map(({ start, isByHand }) => [start.slice(11, 13), isByHand])).toEqual([
      ['09', false],
      ['11', true],
      ['13', true],
    ]);
    expect(stops[0]).toMatchObject({ id: before.id, phone: null });
    expect(stops[1]).toMatchObject({ id: first?.id, client: 'Robin Miller', clientId: null, phone: '(512) 555-0142' });
    expect(stops[1]?.leg.minutes).toBeGreaterThan(20);
    expect(stops[2]?.leg).toMatchObject({ from: 'visit', minutes: 0 });
  });

  it('is empty on a day without visits, and of others there is nothing on it', async () => {
    const [owner, other] = await Promise.all([buildProfessional(db), buildProfessional(db)]);
    await visitAt(other.id, at(9));
    expect(await readDayRoute(owner, date)).toMatchObject({ stops: [], home: null });
  });

  it('is today unless the URL names a date', () => {
    const now = new Date('2027-01-12T03:00:00Z');
    expect(askedDate(new URLSearchParams(), 'America/Chicago', now)).toBe('2027-01-11');
    expect(askedDate(new URLSearchParams('date=2027-02-30'), 'America/Chicago', now)).toBe('2027-01-11');
    expect(askedDate(new URLSearchParams('date=2027-02-28'), 'America/Chicago', now)).toBe('2027-02-28');
  });
});
