-- What was completed, or cancelled late, before there were transfers (0022) is still owed to its professional.

-- As requestTransfer shares what is kept: commission rounded half up, the rest to the professional. Of a cancelled booking only where
-- what is left is what its cancellation kept; anything else is for an administrator to look at.
with kept as (
  select payments.booking_id, payments.professional_id, payments.is_held, payments.commission_percent,
    case bookings.status when 'completed' then 'completed' else 'late-cancellation' end as reason,
    payments.amount - coalesce((select sum(refunds.amount) from refunds
      where refunds.stripe_payment_intent_id = payments.stripe_payment_intent_id and refunds.status <> 'failed'), 0) as amount
  from payments left join bookings on bookings.id = payments.booking_id
  where not exists (select from transfers where transfers.booking_id = payments.booking_id)
    and (bookings.id is null or bookings.status = 'completed'
      or (bookings.status = 'cancelled' and bookings.refund_amount = (select coalesce(sum(refunds.amount), 0) from refunds
        where refunds.stripe_payment_intent_id = payments.stripe_payment_intent_id and refunds.status <> 'failed')))
), shared as (
  select *, round(amount * commission_percent / 100, 2) as commission,
    array_remove(array[
      case when exists (select from problem_reports where problem_reports.booking_id = kept.booking_id and problem_reports.status = 'open') then 'problem' end,
      case when exists (select from disputes where disputes.booking_id = kept.booking_id and disputes.closed_at is null) then 'dispute' end,
      case when is_held then 'admin' end], null) as holds
  from kept where amount > 0
), added as (
  insert into transfers (booking_id, professional_id, reason, amount, commission, commission_percent, status, holds, sent_at)
  select booking_id, professional_id, reason, amount - commission, commission, commission_percent,
    case when amount = commission then 'sent' when holds <> '{}' then 'held' else 'due' end, holds,
    case when amount = commission then now() end
  from shared
  on conflict (booking_id) do nothing
  returning id, booking_id, commission, sent_at
)
-- A share of nothing needs no transfer, but its commission is earned.
insert into ledger_entries (booking_id, kind, source, from_account, to_account, amount)
select booking_id, 'commission', id::text, 'held', 'commission', commission from added where sent_at is not null;
