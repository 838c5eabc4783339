-- A client and a professional with visits in every state, as 0001 has them. The completed ones were paid out by nobody yet.
set doorstep.seeding = 'on';
insert into auth_user (id, name, email, email_verified) values
  ('01900000-0000-7000-8000-000000000001', 'Cora Client', 'cora@example.test', true),
  ('01900000-0000-7000-8000-000000000002', 'Pat Professional', 'pat@example.test', true);
insert into auth_account (user_id, account_id, provider_id, password)
select id, id::text, 'credential', 'salt:hash' from auth_user;
insert into profiles (id, first_name, last_name, email, username, type) values
  ('01900000-0000-7000-8000-000000000001', 'Cora', 'Client', 'cora@example.test', 'cora', 'client'),
  ('01900000-0000-7000-8000-000000000002', 'Pat', 'Professional', 'pat@example.test', 'pat', 'professional');
insert into professionals (id, profile_id, headline, service_area, service_area_zip, latitude, longitude, verified, is_approved, is_onboarding_complete, stripe_account_id, stripe_account_status) values
  ('01900000-0000-7000-8000-0000000000a1', '01900000-0000-7000-8000-000000000002', 'Cuts at home', 'Austin, TX', '78701', 30.27, -97.74, true, true, true, 'acct_1', 'active');
insert into professional_hours (professional_id, day, is_working, start_time, end_time)
select '01900000-0000-7000-8000-0000000000a1', day, true, '09:00', '17:00'
from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday']) as day;
insert into services (id, professional_id, category_id, name, price, duration, stripe_price_id) values
  ('01900000-0000-7000-8000-0000000000b1', '01900000-0000-7000-8000-0000000000a1', 'beauty-wellness', 'Haircut', 60.00, 60, 'price_1');
insert into service_times (professional_id, service_id, duration) values
  ('01900000-0000-7000-8000-0000000000a1', '01900000-0000-7000-8000-0000000000b1', 60);
insert into bookings (id, client_id, professional_id, service_id, booking_date, start_time, end_time, busy_until, time_zone, status, location,
  service_name, service_price, duration, travel_fee_amount, total_amount, commission_percent, free_cancellation_hours, late_fee_percent)
select ('01900000-0000-7000-8000-0000000000' || id)::uuid, '01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-0000000000a1',
  '01900000-0000-7000-8000-0000000000b1', at, at, at + interval '1 hour', at + interval '1 hour', 'America/Chicago', status, '1 Main St, Austin, TX 78701',
  'Haircut', price, 60, travel, price + travel, percent, 24, 50
from (values
  ('c1', 'completed', timestamptz '2026-11-02 16:00Z', 60.00, 4.50, 10.00),
  -- A cent that does not divide: half of it goes up, to the commission.
  ('c2', 'completed', timestamptz '2026-11-03 16:00Z', 33.35, 0.00, 10.00),
  -- All of it is the platform's.
  ('c3', 'completed', timestamptz '2026-11-04 16:00Z', 20.00, 0.00, 100.00),
  ('c4', 'confirmed', timestamptz '2036-11-03 16:00Z', 60.00, 4.50, 10.00),
  ('c5', 'pending', timestamptz '2036-11-04 16:00Z', 60.00, 0.00, 10.00),
  ('c6', 'cancelled', timestamptz '2026-11-05 16:00Z', 60.00, 0.00, 10.00)
) as visit (id, status, at, price, travel, percent);
insert into checkouts (booking_id, amount, stripe_session_id, url, status)
select id, total_amount, 'cs_' || right(id::text, 2), null,
  case status when 'pending' then 'open' when 'cancelled' then 'expired' else 'paid' end from bookings;
insert into payments (booking_id, client_id, professional_id, amount, payment_method, stripe_session_id, stripe_payment_intent_id, stripe_charge_id)
select id, client_id, professional_id, total_amount, 'card', 'cs_' || right(id::text, 2), 'pi_' || right(id::text, 2), 'ch_' || right(id::text, 2)
from bookings where status in ('confirmed', 'completed');
-- Paid when its hold was gone: it went straight back.
insert into refunds (booking_id, stripe_payment_intent_id, amount, reason, status, stripe_refund_id) values
  ('01900000-0000-7000-8000-0000000000c6', 'pi_c6', 60.00, 'late-payment', 'succeeded', 're_c6');
reset doorstep.seeding;
