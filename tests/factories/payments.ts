import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { Connection } from '#app/platform/database/database.server.ts';

interface Overrides {
  amount?: string;
  card_brand?: string | null;
  card_last4?: string | null;
  payment_method?: string | null;
}

/** Creates the payment of a booking, by Visa card. */
export function buildPayment(
  db: Connection,
  booking: { id: string; client_id: string | null; professional_id: string | null; total_amount: string },
  overrides: Overrides = {},
) {
  const id = randomUUID();
  return db
    .insertInto('payments')
    .values({
      booking_id: booking.id,
      client_id: booking.client_id,
      professional_id: booking.professional_id,
      amount: booking.total_amount,
      payment_method: 'card',
      card_brand: 'visa',
      card_last4: '4242',
      stripe_session_id: `cs_${id}`,
      stripe_payment_intent_id: `pi_${id}`,
      stripe_charge_id: `ch_${id}`,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Creates a refund of a payment, in any status. */
export async function buildRefund(
  db: Connection,
  payment: { booking_id: string; stripe_payment_intent_id: string },
  amount: string,
  status: 'requested' | 'succeeded' | 'failed' = 'succeeded',
) {
  const { booking_id, stripe_payment_intent_id } = payment;
  const { id } = await db
    .insertInto('refunds')
    .values({ booking_id, stripe_payment_intent_id, amount, reason: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('refunds').set({ status }).where('id', '=', id).execute();
}

interface History {
  professionalId: string;
  clientIds: readonly string[];
  count: number;
  /** How many of the newest are still upcoming. */
  confirmed?: number;
}

/**
 * Creates a professional's paid visits with their payments, three hours apart, going back from 30 days ahead,
 * bypassing all checks.
 */
export async function buildPaidVisits(
  db: Connection,
  { professionalId, clientIds, count, confirmed = 50 }: History,
): Promise<void> {
  const completed: BookingStatus = 'completed';
  await sql`
    with seeding as materialized (select set_config('doorstep.seeding', 'on', false)),
    made as (
      insert into bookings (client_id, professional_id, booking_date, start_time, end_time, busy_until, time_zone, status, location, service_name,
        service_price, duration, total_amount, commission_percent, free_cancellation_hours, late_fee_percent, payment_method)
      select (${sql.val(clientIds)}::uuid[])[1 + n % ${clientIds.length}], ${professionalId}::uuid, at, at, at + interval '1 hour', at + interval '1 hour',
        'America/Chicago', case when n <= ${confirmed} then 'confirmed' when n % 20 = 0 then 'cancelled' else ${completed} end,
        '1100 Congress Ave, Austin, TX 78701', (array['Haircut', 'Balayage', 'Bridal trial'])[1 + n % 3], 60 + n % 90, 60, 60 + n % 90, 10, 24, 50, 'card'
      from seeding, generate_series(1, ${count}) n, lateral (select date_trunc('hour', now()) + interval '30 days' - n * interval '3 hours' as at) moment
      returning id, client_id, professional_id, total_amount
    )
    insert into payments (booking_id, client_id, professional_id, amount, payment_method, card_brand, card_last4, stripe_session_id, stripe_payment_intent_id)
    select id, client_id, professional_id, total_amount, 'card', 'visa', '4242', 'cs_' || id, 'pi_' || id from made`.execute(
    db,
  );
}
