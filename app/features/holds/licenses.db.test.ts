import { describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { buildDocument } from '#tests/factories/applications.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, bookingTables, slotAt } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { DaySlotsDto } from '#app/features/bookings/booking-dto.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, requestOf, confirmed } = bookingJourney(app, testDatabase);

const dayAhead = (days: number): PlainDate => addDays(localDate(epochMinutesOf(new Date()), 'America/Chicago'), days);

async function licensedUntil(...lastDays: (PlainDate | null)[]) {
  const bookable = await buildBookable(db);
  for (const expires_on of lastDays) await buildDocument(db, bookable.professional, { expires_on });
  return bookable;
}
type Bookable = Awaited<ReturnType<typeof licensedUntil>>;

async function reasonsOf({ professional, service }: Bookable, date: PlainDate) {
  const { body } = await call<DaySlotsDto>(
    'GET',
    `/professionals/${professional.id}/slots?date=${date}&service_id=${service.id}`,
  );
  return new Set(body.slots.map(({ reason }) => reason));
}

describe('a visit lies within the licenses of its professional', () => {
  it('is offered and booked up to the last day, and not after it, by either way', async () => {
    const [client, bookable] = [await person(), await licensedUntil(dayAhead(10), dayAhead(3))];
    expect(await reasonsOf(bookable, dayAhead(10))).toEqual(new Set([null]));
    expect(await reasonsOf(bookable, dayAhead(11))).toEqual(new Set(['unlicensed']));
    const before = await bookingTables(db);
    for (const path of ['/functions/create-checkout-session', '/bookings']) {
      const answer = await call('POST', path, {
        as: client,
        body: requestOf(client, bookable, { bookingDate: slotAt(11, '09:00') }),
      });
      expect([answer.status, answer.body.code, answer.body.error]).toEqual([
        409,
        'beyond_license',
        expect.stringContaining('expires before that visit would end'),
      ]);
    }
    expect(await bookingTables(db)).toEqual(before);
    expect((await request(client, bookable, { bookingDate: slotAt(10, '18:00') })).status).toBe(200);
  });

  it('is refused as soon as the last license has ended, before anything has taken the badge', async () => {
    const [client, bookable] = [await person(), await licensedUntil(dayAhead(-1))];
    expect((await request(client, bookable, { bookingDate: slotAt(1, '09:00') })).body.code).toBe('beyond_license');
  });

  it('is not limited by a license without an end, nor where none was handed in', async () => {
    for (const bookable of [await licensedUntil(dayAhead(3), null), await licensedUntil()]) {
      expect(await reasonsOf(bookable, dayAhead(60))).toEqual(new Set([null]));
    }
  });

  it('is not moved beyond them either', async () => {
    const [client, bookable] = [await person(), await licensedUntil(dayAhead(10))];
    const { bookingId } = await confirmed(client, bookable, { bookingDate: slotAt(9, '09:00') });
    const move = (newStart: string) =>
      call('POST', `/bookings/${bookingId}/reschedule`, {
        as: client,
        body: { expectedStart: slotAt(9, '09:00'), newStart },
      });
    expect((await move(slotAt(11, '09:00'))).body.code).toBe('beyond_license');
    expect((await move(slotAt(10, '09:00'))).status).toBe(200);
  });
});

describe('what cancelling gives back', () => {
  it(
    'says whether it was ever free: not for a visit that was booked or moved too late for that',
    proves('OPEN-04'),
    async () => {
      const [client, bookable] = [await person(), await buildBookable(db)];
      const { bookingId } = await confirmed(client, bookable, { bookingDate: slotAt(5, '09:00') });
      const wasFree = async () =>
        (await call<{ was_free: boolean }>('GET', `/bookings/${bookingId}/refund-preview`, { as: client })).body
          .was_free;
      expect(await wasFree()).toBe(true);
      await testDatabase.pool.query("update bookings set created_at = start_time - interval '5 hours' where id = $1", [
        bookingId,
      ]);
      expect(await wasFree()).toBe(false);
    },
  );
});
