import type pg from 'pg';

/**
 * Fills an empty database with bookings of 80 dollars and all of their money, as the product would have written it.
 * Of every ten bookings, six are paid out, one waits for its transfer, one is upcoming, one was refunded, and one was
 * partly refunded after its transfer. Triggers and foreign keys are disabled: counting a million bookings one by one
 * is not part of the measurement.
 */
export async function fillLedger(pool: pg.Pool, bookings: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set session_replication_role = 'replica'; set statement_timeout = 0`);
    for (const statement of statements)
      await client.query(statement.includes('$1') ? { text: statement, values: [bookings] } : statement);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

const statements = [
  `create table filling as select n, uuidv7() as booking_id, uuidv7() as transfer_id, uuidv7() as refund_id, uuidv7() as reversal_id, n % 10 as fate
   from generate_series(1, $1::int) n`,
  `insert into bookings (id, booking_date, start_time, end_time, busy_until, time_zone, status, location, service_name, service_price, duration,
     total_amount, commission_percent, free_cancellation_hours, late_fee_percent)
   select booking_id, start, start, start + interval '1 hour', start + interval '1 hour', 'America/Chicago',
     case fate when 7 then 'confirmed' when 8 then 'cancelled' else 'completed' end, 'Austin', 'Mobile haircut', 80, 60, 80, 10, 24, 50
   from filling, lateral (select timestamptz '2026-01-01' + make_interval(mins => n) as start)`,
  `insert into payments (booking_id, amount, payment_method, stripe_session_id, stripe_payment_intent_id, visit_at, service_name, commission_percent)
   select booking_id, 80, 'card', 'cs_' || n, 'pi_' || n, now(), 'Mobile haircut', 10 from filling`,
  `insert into transfers (id, booking_id, reason, amount, commission, commission_percent, status, stripe_transfer_id, sent_at, reversed_amount, reversed_commission)
   select transfer_id, booking_id, 'completed', 72, 8, 10, case fate when 6 then 'due' else 'sent' end, case fate when 6 then null else 'tr_' || n end,
     case fate when 6 then null else now() end, case fate when 9 then 18 else 0 end, case fate when 9 then 2 else 0 end
   from filling where fate not in (7, 8)`,
  `insert into refunds (id, booking_id, stripe_payment_intent_id, amount, reason, status, stripe_refund_id)
   select refund_id, booking_id, 'pi_' || n, case fate when 8 then 80 else 20 end, 'cancelled', 'succeeded', 're_' || n from filling where fate in (8, 9)`,
  `insert into transfer_reversals (id, transfer_id, booking_id, reason, amount, commission, status, stripe_reversal_id)
   select reversal_id, transfer_id, booking_id, refund_id::text, 18, 2, 'succeeded', 'trr_' || n from filling where fate = 9`,
  `insert into ledger_entries (booking_id, kind, source, from_account, to_account, amount)
   select booking_id, 'payment', 'pi_' || n, 'client', 'held', 80 from filling
   union all select booking_id, 'transfer', transfer_id::text, 'held', 'professional', 72 from filling where fate not in (6, 7, 8)
   union all select booking_id, 'commission', transfer_id::text, 'held', 'commission', 8 from filling where fate not in (6, 7, 8)
   union all select booking_id, 'refund', refund_id::text, 'held', 'client', case fate when 8 then 80 else 20 end from filling where fate in (8, 9)
   union all select booking_id, 'transfer-reversal', reversal_id::text, 'professional', 'held', 18 from filling where fate = 9
   union all select booking_id, 'commission-reversal', reversal_id::text, 'commission', 'held', 2 from filling where fate = 9`,
  'drop table filling',
];
