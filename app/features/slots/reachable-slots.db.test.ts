import { describe, expect, it } from 'vitest';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { bookingJourney, slotAt } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { standardTravel } from '#tests/support/travel/travel-settings.ts';
import type { DaySlotsDto, MonthSlotsDto } from '#app/features/bookings/booking-dto.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, pending, confirmed, statusOf } = bookingJourney(app, testDatabase);

// The two are 20 to 30 minutes apart by day.
const downtown = { zip: '78701', location: '1100 Congress Ave, Austin, TX 78701' };
const north = { zip: '78759', location: '1 Loop Rd, Austin, TX 78759' };
const date = slotAt(10, '09:00').slice(0, 10);
const traveling = () => buildBookable(db, { professional: { service_radius: '60' } });

async function takenFor({ professional, service }: Bookable, zip?: string) {
  const query = `date=${date}&service_id=${service.id}${zip === undefined ? '' : `&zip=${zip}`}`;
  const { body } = await call<DaySlotsDto>('GET', `/professionals/${professional.id}/slots?${query}`);
  return Object.fromEntries(body.slots.filter(({ available }) => !available).map(({ time, reason }) => [time, reason]));
}

const bookAt = async (bookable: Bookable, time: string, location: string) =>
  request(await person(), bookable, { bookingDate: slotAt(10, time), location });

describe('a slot is offered if it can be reached', () => {
  it('from the visit before and to the visit after, and a booking agrees', async () => {
    const bookable = await traveling();
    await confirmed(await person(), bookable, { bookingDate: slotAt(10, '12:00'), location: north.location });
    const expected = { '11:00': 'too-far', '12:00': 'booked', '13:00': 'too-far' };
    expect(await takenFor(bookable, downtown.zip)).toEqual(expected);
    expect(await takenFor(bookable, north.zip)).toEqual({ '12:00': 'booked' });
    expect(await takenFor(bookable)).toEqual({ '12:00': 'booked' });
    expect(await takenFor(bookable, '00000')).toEqual({ '12:00': 'booked' });
    // Too far for any time, which the price says.
    expect(await takenFor(bookable, '99501')).toEqual({ '12:00': 'booked' });
    for (const time of Object.keys(expected))
      expect((await bookAt(bookable, time, downtown.location)).status).toBe(409);
    expect((await bookAt(bookable, '11:00', north.location)).status).toBe(200);
    expect((await bookAt(bookable, '14:00', downtown.location)).status).toBe(200);
  });

  it('and a refusal names the nearest times that work', async () => {
    const bookable = await traveling();
    await pending(await person(), bookable, { bookingDate: slotAt(10, '12:00'), location: north.location });
    const { status, body } = await bookAt(bookable, '13:00', downtown.location);
    expect([status, body.code, body.details['reason']]).toEqual([409, 'too_far', 'too-far']);
    expect(body.details['free_times']).toEqual([slotAt(10, '10:00'), slotAt(10, '14:00'), slotAt(10, '15:00')]);
    expect(body.error).toMatch(/too far to get there in time .* 10:00 AM; .* 2:00 PM; .* 3:00 PM\.$/);
  });

  it('in a month, too', async () => {
    const bookable = await traveling();
    await pending(await person(), bookable, { bookingDate: slotAt(10, '12:00'), location: north.location });
    const query = `month=${date.slice(0, 7)}&service_id=${bookable.service.id}`;
    const free = async (more: string) => {
      const { body } = await call<MonthSlotsDto>(
        'GET',
        `/professionals/${bookable.professional.id}/slots?${query}${more}`,
      );
      return body.days.find((day) => day.date === date)?.free_slots;
    };
    expect([await free(''), await free(`&zip=${downtown.zip}`), await free(`&zip=${north.zip}`)]).toEqual([9, 7, 9]);
  });

  it('but not if the professional has turned that off, or an address has no ZIP', async () => {
    const bookable = await traveling();
    await pending(await person(), bookable, { bookingDate: slotAt(10, '12:00'), location: north.location });
    expect((await bookAt(bookable, '11:00', 'The blue house by the lake')).status).toBe(200);
    await db
      .insertInto('travel_settings')
      .values({ ...standardTravel, professional_id: bookable.professional.id, is_on: false })
      .execute();
    expect(await takenFor(bookable, downtown.zip)).toEqual({ '11:00': 'booked', '12:00': 'booked' });
    expect((await bookAt(bookable, '13:00', downtown.location)).status).toBe(200);
  });

  it('by the professional’s own settings', async () => {
    const bookable = await traveling();
    await db
      .insertInto('travel_settings')
      .values({
        ...standardTravel,
        professional_id: bookable.professional.id,
        start_zip: downtown.zip,
        earliest_time: '09:00',
        latest_time: '18:30',
        maximum_drive_minutes: 60,
      })
      .execute();
    expect(await takenFor(bookable, downtown.zip)).toEqual({ '18:00': 'too-far' });
    expect(await takenFor(bookable, north.zip)).toEqual({ '09:00': 'too-far', '18:00': 'too-far' });
    expect((await bookAt(bookable, '09:00', north.location)).body.code).toBe('too_far');
    expect((await bookAt(bookable, '10:00', north.location)).status).toBe(200);
  });

  it('a hold stays its client’s, however the professional travels from then on', async () => {
    const [client, bookable] = [await person(), await traveling()];
    const choice = { bookingDate: slotAt(10, '09:00'), location: north.location };
    const held = await pending(client, bookable, choice);
    await db
      .insertInto('travel_settings')
      .values({ ...standardTravel, professional_id: bookable.professional.id, maximum_drive_minutes: 5 })
      .execute();
    expect((await request(client, bookable, choice)).body.bookingId).toBe(held.bookingId);
    expect(await statusOf(held.bookingId)).toBe('pending');
  });

  it.each(['7870', '787011', 'abcde', ''])('refuses %j as a ZIP', async (zip) => {
    const { professional } = await buildBookable(db);
    expect((await call('GET', `/professionals/${professional.id}/slots?date=${date}&zip=${zip}`)).status).toBe(422);
  });
});
