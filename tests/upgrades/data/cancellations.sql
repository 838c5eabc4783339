-- Paid visits that were cancelled, as 0006 has them: a late client left half, a professional gave everything back, and a client has
-- deleted the booking that was cancelled late.
set doorstep.seeding = 'on';
insert into bookings (id, client_id, professional_id, service_id, booking_date, start_time, end_time, busy_until, time_zone, status, location,
  service_name, service_price, duration, total_amount, commission_percent, free_cancellation_hours, late_fee_percent, cancelled_by, cancelled_at, refund_amount)
select ('01900000-0000-7000-8000-0000000000' || id)::uuid, '01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-0000000000a1',
  '01900000-0000-7000-8000-0000000000b1', at, at, at + interval '1 hour', at + interval '1 hour', 'America/Chicago', 'cancelled', '1 Main St, Austin, TX 78701',
  'Haircut', 80.00, 60, 80.00, 10, 24, 50, party, at - interval '2 hours', refund
from (values
  ('d1', 'client', timestamptz '2026-11-09 16:00Z', 40.00),
  ('d2', 'professional', timestamptz '2026-11-10 16:00Z', 80.00),
  ('d3', 'client', timestamptz '2026-11-11 16:00Z', 40.00)
) as visit (id, party, at, refund);
insert into checkouts (booking_id, amount, stripe_session_id, status)
select id, total_amount, 'cs_' || right(id::text, 2), 'paid' from bookings where cancelled_by is not null;
insert into payments (booking_id, client_id, professional_id, amount, payment_method, stripe_session_id, stripe_payment_intent_id, stripe_charge_id)
select id, client_id, professional_id, total_amount, 'card', 'cs_' || right(id::text, 2), 'pi_' || right(id::text, 2), 'ch_' || right(id::text, 2)
from bookings where cancelled_by is not null;
insert into refunds (booking_id, stripe_payment_intent_id, amount, reason, status, stripe_refund_id)
select id, 'pi_' || right(id::text, 2), refund_amount, 'cancelled-by-' || cancelled_by,
  case cancelled_by when 'client' then 'succeeded' else 'requested' end, case cancelled_by when 'client' then 're_' || right(id::text, 2) end
from bookings where cancelled_by is not null;
delete from bookings where id = '01900000-0000-7000-8000-0000000000d3';
reset doorstep.seeding;
