-- A visit that was completed, and paid out, when there were transfers (0022) and the ledger (0023).
set doorstep.seeding = 'on';
insert into bookings (id, client_id, professional_id, service_id, booking_date, start_time, end_time, busy_until, time_zone, status, location,
  service_name, service_price, duration, total_amount, commission_percent, free_cancellation_hours, late_fee_percent, completed_by, completed_at)
select '01900000-0000-7000-8000-0000000000e1', client_id, professional_id, service_id, at, at, at + interval '1 hour', at + interval '1 hour', time_zone, 'completed', location,
  service_name, 60.00, 60, 60.00, 10, 24, 50, 'professional', at + interval '1 hour'
from bookings, (values (timestamptz '2026-11-16 16:00Z')) as visit (at) where id = '01900000-0000-7000-8000-0000000000c1';
insert into payments (booking_id, client_id, professional_id, amount, payment_method, stripe_session_id, stripe_payment_intent_id, stripe_charge_id)
select id, client_id, professional_id, total_amount, 'card', 'cs_e1', 'pi_e1', 'ch_e1' from bookings where id = '01900000-0000-7000-8000-0000000000e1';
insert into transfers (id, booking_id, professional_id, reason, amount, commission, commission_percent, status, connected_account, stripe_transfer_id, attempts, begun_at, sent_at)
select '01900000-0000-7000-8000-0000000000f1', id, professional_id, 'completed', 54.00, 6.00, 10, 'sent', 'acct_1', 'tr_e1', 1, completed_at, completed_at
from bookings where id = '01900000-0000-7000-8000-0000000000e1';
insert into ledger_entries (booking_id, kind, source, from_account, to_account, amount) values
  ('01900000-0000-7000-8000-0000000000e1', 'payment', 'pi_e1', 'client', 'held', 60.00),
  ('01900000-0000-7000-8000-0000000000e1', 'transfer', '01900000-0000-7000-8000-0000000000f1', 'held', 'professional', 54.00),
  ('01900000-0000-7000-8000-0000000000e1', 'commission', '01900000-0000-7000-8000-0000000000f1', 'held', 'commission', 6.00);
reset doorstep.seeding;
