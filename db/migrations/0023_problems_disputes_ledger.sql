-- Problems that clients report, disputes at Stripe, and the ledger of every cent.

create table problem_reports (
  id uuid primary key default uuidv7(),
  booking_id uuid not null unique references bookings on delete cascade,
  kind text not null check (kind in ('no-show', 'quality', 'damage', 'price', 'other')),
  description text not null check (length(btrim(description)) between 1 and 2000),
  status text not null default 'open' check (status in ('open', 'settled')),
  outcome text check (outcome in ('full', 'partial', 'none')),
  refund_amount numeric(10,2) check (refund_amount >= 0),
  -- What both parties are told.
  settlement text check (length(btrim(settlement)) between 1 and 1000),
  reported_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint problem_reports_settled check ((status = 'settled') = (settled_at is not null and outcome is not null and refund_amount is not null))
);
create index problem_reports_open on problem_reports (reported_at) where status = 'open';
create index problem_reports_by_time on problem_reports (reported_at desc, id desc);

-- What a client's bank asks back, as Stripe tells it. Ids are Stripe's; booking ids without a foreign key, as all money.
create table disputes (
  id text primary key,
  booking_id uuid not null,
  stripe_charge_id text not null,
  amount numeric(10,2) not null check (amount > 0),
  reason text not null,
  -- Stripe's own: needs_response, under_review, won, lost, warning_*, prevented.
  status text not null,
  evidence_due_at timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  checked_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index disputes_of_booking on disputes (booking_id);
create index disputes_by_time on disputes (opened_at desc, id desc);

-- Double entry: each row takes an amount from one account of a booking and gives it to another, so that for every
-- booking what came in is what went back, was paid out, was earned, or is still held.
create table ledger_entries (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  booking_id uuid not null,
  kind text not null check (kind in ('payment', 'refund', 'transfer', 'commission', 'transfer-reversal', 'commission-reversal')),
  -- What it stands for: each is entered once.
  source text not null,
  from_account text not null check (from_account in ('client', 'held', 'professional', 'commission')),
  to_account text not null check (to_account in ('client', 'held', 'professional', 'commission')),
  amount numeric(10,2) not null check (amount > 0),
  unique (kind, source),
  constraint ledger_entries_two_accounts check (from_account <> to_account)
);
create index ledger_entries_of_booking on ledger_entries (booking_id, id) include (from_account, to_account, amount);
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

-- What happened before there was a ledger.
insert into ledger_entries (at, booking_id, kind, source, from_account, to_account, amount)
select created_at, booking_id, 'payment', stripe_payment_intent_id, 'client', 'held', amount from payments;
insert into ledger_entries (at, booking_id, kind, source, from_account, to_account, amount)
select min(created_at), booking_id, 'payment', stripe_payment_intent_id, 'client', 'held', sum(amount)
from refunds where not exists (select from payments where payments.stripe_payment_intent_id = refunds.stripe_payment_intent_id)
group by booking_id, stripe_payment_intent_id;
insert into ledger_entries (at, booking_id, kind, source, from_account, to_account, amount)
select updated_at, booking_id, 'refund', id::text, 'held', 'client', amount from refunds where status = 'succeeded';
