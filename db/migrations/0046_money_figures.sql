-- Where the money of each payment stands, and what a professional's visits come to: read by every page, list, file and
-- document that shows an amount, so that they cannot count differently (docs/decisions/049-money-figures.md).

-- A payment's own refunds: another payment of the same booking that came twice has its own. A transfer of which nothing was
-- left to send says nothing of the shares.
create view payment_money as
select m.id as payment_id, m.booking_id, m.client_id, m.professional_id, m.commission_percent,
  m.amount as paid, back.refunded, (m.amount - back.refunded)::numeric(10,2) as kept,
  -- numeric rounds half away from zero, which is half up: amounts are not negative.
  ((m.amount - back.refunded) - round((m.amount - back.refunded) * m.commission_percent / 100, 2))::numeric(10,2) as expected_share,
  t.id as transfer_id, t.status as transfer_status, t.sent_at, (t.amount - t.reversed_amount)::numeric(10,2) as transferred,
  (select coalesce(sum(v.amount), 0)::numeric(10,2) from transfer_reversals v where v.transfer_id = t.id and v.status = 'requested') as asked_back
from payments m
left join lateral (
  select coalesce(sum(r.amount), 0)::numeric(10,2) as refunded
  from refunds r where r.stripe_payment_intent_id = m.stripe_payment_intent_id and r.status <> 'failed') back on true
left join transfers t on t.booking_id = m.booking_id and t.status <> 'cancelled';

-- Completed visits are counted while they complete (migration 0015); the confirmed ones are few.
create view professional_revenue as
select p.id as professional_id, coalesce(t.completed_bookings, 0) as completed, coalesce(t.revenue, 0)::numeric(14,2) as completed_amount,
  coalesce(ahead.confirmed, 0)::int as confirmed, coalesce(ahead.amount, 0)::numeric(14,2) as confirmed_amount
from professionals p
left join professional_totals t on t.professional_id = p.id
left join lateral (
  select count(*) as confirmed, sum(total_amount) as amount from bookings where professional_id = p.id and status = 'confirmed') ahead on true;
