import { sql } from 'kysely';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { quote } from '#app/features/slots/booking-quote.ts';
import { statedSettings } from '#app/features/platform-settings/platform-settings.ts';
import { centsFromDollars, dollarString } from '#app/lib/money.ts';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import { dateOfEpochMinutes, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import type { DemoProfessional } from './content/demo-professional.ts';
import type { DemoBookingsPlan, PlannedBooking } from './content/planned-appointments.ts';
import { serviceKey, type DemoBusinesses } from './demo-businesses.ts';
import { idOf } from './demo-people.ts';

const insertBatch = 200;

/** Creates the planned bookings and blocks; prices are computed as for any booking. */
export async function insertDemoAppointments(
  trx: Transaction,
  plan: DemoBookingsPlan,
  professionals: readonly DemoProfessional[],
  people: ReadonlyMap<string, string>,
  businesses: DemoBusinesses,
): Promise<void> {
  // Allows writing past bookings: outside of seeding, every booking starts as pending (trigger bookings_start).
  await sql`set local doorstep.seeding = 'on'`.execute(trx);
  const byUsername = new Map(professionals.map((professional) => [professional.username, professional]));
  const rows = plan.bookings.map((booking) =>
    bookingRow(booking, byUsername.get(booking.professionalUsername), people, businesses),
  );
  for (let start = 0; start < rows.length; start += insertBatch) {
    await trx
      .insertInto('bookings')
      .values(rows.slice(start, start + insertBatch))
      .execute();
  }
  const blocks = plan.blocks.map((block) => ({
    professional_id: idOf(businesses.professionalIds, block.professionalUsername),
    start_time: dateOfEpochMinutes(wallClockToInstant(block.date, minuteOfDay(block.start), block.timeZone)),
    end_time: dateOfEpochMinutes(wallClockToInstant(block.date, minuteOfDay(block.end), block.timeZone)),
    reason: block.reason,
  }));
  await trx.insertInto('blocked_time_slots').values(blocks).execute();
}

function bookingRow(
  booking: PlannedBooking,
  professional: DemoProfessional | undefined,
  people: ReadonlyMap<string, string>,
  businesses: DemoBusinesses,
) {
  const service = professional?.services.find(({ name }) => name === booking.serviceName);
  if (!professional || !service)
    throw new Error(`The demo plans a booking of ${booking.serviceName}, which does not exist`);
  const starts = wallClockToInstant(booking.date, minuteOfDay(booking.time), booking.timeZone);
  const ends = starts + booking.durationMinutes;
  const price = quote({
    price: centsFromDollars(service.price),
    feePerMile: centsFromDollars(professional.travelFee),
    serviceRadius: professional.serviceRadius,
    base: lookUpPostalCode(professional.zip),
    destination: lookUpPostalCode(booking.locationZip) ?? 'unknown-zip',
  });
  if (typeof price === 'string') throw new Error(`The demo plans a booking that would be refused: ${price}`);
  return {
    client_id: idOf(people, booking.clientEmail),
    professional_id: idOf(businesses.professionalIds, booking.professionalUsername),
    service_id: idOf(businesses.serviceIds, serviceKey(booking.professionalUsername, booking.serviceName)),
    booking_date: dateOfEpochMinutes(starts),
    start_time: dateOfEpochMinutes(starts),
    end_time: dateOfEpochMinutes(ends),
    busy_until: dateOfEpochMinutes(ends + booking.bufferMinutes),
    time_zone: booking.timeZone,
    status: booking.status,
    ...(booking.status === 'completed'
      ? { completed_by: 'professional' as const, completed_at: dateOfEpochMinutes(ends) }
      : {}),
    location: booking.location,
    service_name: service.name,
    service_price: dollarString(price.price),
    duration: booking.durationMinutes,
    travel_miles: price.miles.toFixed(1),
    travel_fee_amount: dollarString(price.travelFee),
    total_amount: dollarString(price.total),
    commission_percent: statedSettings.commission_percent,
    free_cancellation_hours: statedSettings.free_cancellation_hours,
    late_fee_percent: statedSettings.late_fee_percent,
    payment_method: booking.status === 'confirmed' || booking.status === 'completed' ? 'card' : null,
    created_at: dateOfEpochMinutes(Math.min(starts - 3 * 24 * 60, Math.floor(Date.now() / 60_000))),
  };
}
