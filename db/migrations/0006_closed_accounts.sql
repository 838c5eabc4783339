-- What a cancellation decided, and what remains of an account that was deleted (OPEN-04, OPEN-46).

alter table bookings
  add column cancelled_by text check (cancelled_by in ('client', 'professional', 'admin')),
  add column cancelled_at timestamptz,
  -- Given back when a paid booking was cancelled; null while nothing of the kind was decided.
  add column refund_amount numeric(10,2),
  add constraint bookings_refund_within_total check (refund_amount between 0 and total_amount);

-- Ids without a person: payments keep them, and what a professional is still owed goes to the connected account.
create table account_closures (
  user_id uuid primary key,
  professional_id uuid unique,
  stripe_account_id text,
  closed_at timestamptz not null default now()
);
