import { sql, type Kysely } from 'kysely';
import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { buildClient } from './accounts.ts';
import { buildService } from './services.ts';

const hour = 3_600_000;

interface Overrides {
  client_id?: string;
  professional_id?: string;
  service_id?: string;
  status?: BookingStatus;
  start_time?: Date;
  payment_method?: string;
  /** Dollars; there is no travel fee. */
  service_price?: string;
}

/** Creates a one-hour booking in any status, bypassing all checks; for a new professional unless one is given. */
export async function buildBooking(db: Kysely<Tables>, overrides: Overrides = {}) {
  const service = overrides.professional_id === undefined ? await buildService(db) : undefined;
  const client_id = overrides.client_id ?? (await buildClient(db)).id;
  const start = overrides.start_time ?? new Date(Math.ceil(Date.now() / hour) * hour + 48 * hour);
  const end = new Date(start.getTime() + hour);
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('doorstep.seeding', 'on', true)`.execute(trx);
    return trx
      .insertInto('bookings')
      .values({
        professional_id: overrides.professional_id ?? service?.professional_id ?? null,
        service_id: overrides.service_id ?? service?.id ?? null,
        notes: null,
        payment_method: overrides.payment_method ?? null,
        status: overrides.status ?? 'pending',
        end_time: end,
        busy_until: end,
        time_zone: 'America/Chicago',
        location: '1100 Congress Ave, Austin, TX 78701',
        service_name: 'Haircut',
        service_price: overrides.service_price ?? '75.00',
        duration: 60,
        travel_miles: '0',
        travel_fee_amount: '0',
        total_amount: overrides.service_price ?? '75.00',
        commission_percent: '10',
        free_cancellation_hours: 24,
        late_fee_percent: '50',
        client_id,
        start_time: start,
        booking_date: start,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Creates a paid booking: its money went through no checkout here, and Stripe knows nothing of it. */
export async function buildPaidBooking(db: Kysely<Tables>, overrides: Overrides = {}) {
  const booking = await buildBooking(db, { status: 'confirmed', ...overrides });
  const { client_id, professional_id, total_amount: amount } = booking;
  const ids = {
    stripe_session_id: `cs_${booking.id}`,
    stripe_payment_intent_id: `pi_${booking.id}`,
    stripe_charge_id: `ch_${booking.id}`,
  };
  await db
    .insertInto('payments')
    .values({ booking_id: booking.id, client_id, professional_id, amount, payment_method: 'card', ...ids })
    .execute();
  return booking;
}

/** Moves a one-hour visit to start this many minutes from now, sooner than can be booked. */
export async function moveVisit(db: Kysely<Tables>, bookingId: string, minutesAhead: number): Promise<void> {
  const start = new Date(Date.now() + minutesAhead * 60_000);
  const end = new Date(start.getTime() + hour);
  await setVisitTime(db, bookingId, { start, end });
}

/** Sets any time for a visit, bypassing all checks. */
export async function setVisitTime(
  db: Kysely<Tables>,
  bookingId: string,
  { start, end }: { start: Date; end: Date },
): Promise<void> {
  const range = { booking_date: start, start_time: start, end_time: end, busy_until: end };
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('doorstep.seeding', 'on', true)`.execute(trx);
    await trx.updateTable('bookings').set(range).where('id', '=', bookingId).execute();
  });
}
