import type pg from 'pg';

export const marketplaceSize = { professionals: 5_000, clients: 20_000, bookings: 100_000 } as const;

/**
 * Fills an empty database with a year of bookings and everything that belongs to them, as the product would have
 * written it. Of every twenty bookings, fifteen are completed and paid out, one is upcoming, one was refunded and
 * three were never paid. Triggers and foreign keys are disabled: counting bookings one by one is not part of the
 * measurement.
 */
export async function fillAdminMarketplace(
  pool: pg.Pool,
  { professionals, clients, bookings } = marketplaceSize,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set session_replication_role = 'replica'; set statement_timeout = 0`);
    await client.query(people, [professionals, professionals + clients]);
    await client.query(offices);
    await client.query(numbered, [bookings, professionals, clients]);
    for (const statement of happenings) await client.query(statement);
  } finally {
    client.release(true);
  }
  await pool.query('vacuum analyze');
}

const people = `
  with made as (
    insert into auth_user (id, name, email) select uuidv7(), n::text, 'person' || n || '@bench.test' from generate_series(1, $2::int) n returning id, name::int as n
  )
  insert into profiles (id, first_name, last_name, email, phone, username, type, created_at)
  select id, (array['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia', 'Hugo'])[1 + n % 8], 'Person' || n, 'person' || n || '@bench.test',
    '(512) 555-' || lpad((n % 10000)::text, 4, '0'), 'person' || n, case when n <= $1::int then 'professional' else 'client' end, now() - make_interval(mins => 20 * n)
  from made`;

const offices = `
  insert into professionals (profile_id, service_area, verified, is_approved, is_onboarding_complete, applied_at, rejected_at, suspended_at, created_at)
  select id, 'Austin, TX', n % 20 < 15, n % 20 < 16, n % 20 < 14, created_at, case n % 20 when 16 then now() end, case n % 20 when 17 then now() end, created_at
  from (select *, substr(username, 7)::int as n from profiles where type = 'professional') p`;

const numbered = `
  create table filling as
  with bookable as (select id, row_number() over (order by id) as place from professionals),
  booking as (select id, row_number() over (order by id) as place from profiles where type = 'client')
  select n, uuidv7() as booking_id, uuidv7() as transfer_id, uuidv7() as refund_id, n % 20 as fate, bookable.id as professional_id, booking.id as client_id,
    now() - interval '350 days' * (n::float8 / $1::int) - interval '1 hour' as made_at
  from generate_series(1, $1::int) n
  join bookable on bookable.place = 1 + (n::bigint * 7919) % $2::int join booking on booking.place = 1 + (n::bigint * 104729) % $3::int`;

const happenings = [
  `insert into bookings (id, client_id, professional_id, booking_date, start_time, end_time, busy_until, time_zone, status, location, service_name,
     service_price, duration, total_amount, commission_percent, free_cancellation_hours, late_fee_percent, created_at)
   select booking_id, client_id, professional_id, start, start, start + interval '1 hour', start + interval '1 hour', 'America/Chicago',
     case when fate < 15 then 'completed' when fate = 15 then 'confirmed' else 'cancelled' end, '1100 Congress Ave, Austin, TX 78701', 'Mobile haircut',
     60 + n % 90, 60, 60 + n % 90, 10, 24, 50, made_at
   from filling, lateral (select made_at + interval '3 days' as start)`,
  `insert into checkouts (booking_id, amount, stripe_session_id, status, created_at)
   select booking_id, 60 + n % 90, 'cs_' || n, case when fate > 16 then 'expired' else 'paid' end, made_at from filling`,
  `insert into payments (booking_id, client_id, professional_id, amount, payment_method, stripe_session_id, stripe_payment_intent_id, visit_at, service_name, commission_percent, created_at)
   select booking_id, client_id, professional_id, 60 + n % 90, 'card', 'cs_' || n, 'pi_' || n, made_at + interval '3 days', 'Mobile haircut', 10, made_at from filling where fate < 17`,
  `insert into transfers (id, booking_id, professional_id, reason, amount, commission, commission_percent, status, stripe_transfer_id, sent_at)
   select transfer_id, booking_id, professional_id, 'completed', (60 + n % 90) * 0.9, (60 + n % 90) * 0.1, 10, 'sent', 'tr_' || n, now() from filling where fate < 15`,
  `insert into refunds (id, booking_id, stripe_payment_intent_id, amount, reason, status, stripe_refund_id)
   select refund_id, booking_id, 'pi_' || n, 60 + n % 90, 'cancelled', 'succeeded', 're_' || n from filling where fate = 16`,
  `insert into ledger_entries (at, booking_id, kind, source, from_account, to_account, amount)
   select made_at, booking_id, 'payment', 'pi_' || n, 'client', 'held', 60 + n % 90 from filling where fate < 17
   union all select made_at + interval '4 days', booking_id, 'transfer', transfer_id::text, 'held', 'professional', (60 + n % 90) * 0.9 from filling where fate < 15
   union all select made_at + interval '4 days', booking_id, 'commission', transfer_id::text, 'held', 'commission', (60 + n % 90) * 0.1 from filling where fate < 15
   union all select made_at + interval '1 day', booking_id, 'refund', refund_id::text, 'held', 'client', 60 + n % 90 from filling where fate = 16`,
  `insert into problem_reports (booking_id, kind, description, status, outcome, refund_amount, settlement, settled_at)
   select booking_id, 'quality', 'Something was left undone.', case when n % 400 = 0 then 'open' else 'settled' end, case when n % 400 = 0 then null else 'none' end,
     case when n % 400 = 0 then null else 0 end, case when n % 400 = 0 then null else 'Nothing' end, case when n % 400 = 0 then null else now() end
   from filling where n % 100 = 0`,
  'drop table filling',
];
