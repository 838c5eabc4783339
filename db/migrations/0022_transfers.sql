-- What professionals are paid: one transfer a booking, and what is taken back from it when a refund comes later.

create table transfers (
  id uuid primary key default uuidv7(),
  -- Money rows keep booking ids without a foreign key: they outlive a deleted booking (OPEN-46).
  booking_id uuid not null unique,
  professional_id uuid,
  reason text not null check (reason in ('completed', 'late-cancellation')),
  -- The professional's share and the platform's; fixed once the transfer is under way at Stripe.
  amount numeric(10,2) not null check (amount >= 0),
  commission numeric(10,2) not null check (commission >= 0),
  commission_percent numeric(5,2) not null check (commission_percent between 0 and 100),
  currency text not null default 'usd' check (currency = 'usd'),
  -- held: a problem or a dispute is open. waiting: there is no account yet that can receive it. due: from due_at on.
  -- sending: asked of Stripe, the answer is not known. failed: refused, tried again from due_at on. reversed: all of it
  -- was taken back. cancelled: nothing was left to send.
  status text not null check (status in ('held', 'waiting', 'due', 'sending', 'sent', 'failed', 'reversed', 'cancelled')),
  -- Why it is held, if it is: an open problem, an open dispute.
  holds text[] not null default '{}' check (holds <@ array['problem', 'dispute']),
  connected_account text,
  stripe_transfer_id text unique,
  -- Part of the key under which Stripe is asked; it grows only after a definite refusal.
  attempts integer not null default 0 check (attempts >= 0),
  -- When the present attempt began: Stripe remembers its key for a day.
  begun_at timestamptz,
  last_error text check (length(last_error) <= 500),
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Of the two shares, what was taken back.
  reversed_amount numeric(10,2) not null default 0,
  reversed_commission numeric(10,2) not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint transfers_reversed_within check (reversed_amount between 0 and amount and reversed_commission between 0 and commission),
  constraint transfers_held check (status <> 'held' or holds <> '{}'),
  constraint transfers_sent check ((status in ('sent', 'reversed')) = (sent_at is not null))
);
create index transfers_of_professional on transfers (professional_id, created_at desc, id desc);
create index transfers_coming on transfers (professional_id, due_at) where status in ('held', 'waiting', 'due', 'sending', 'failed');
create index transfers_open on transfers (due_at) where status in ('due', 'sending', 'failed');
create index transfers_waiting on transfers (professional_id) where status = 'waiting';
create index transfers_failed on transfers (updated_at) where status = 'failed';

create table transfer_reversals (
  id uuid primary key default uuidv7(),
  transfer_id uuid not null,
  booking_id uuid not null,
  -- The refund that asked for it: each takes its part back once.
  reason text not null,
  amount numeric(10,2) not null check (amount >= 0),
  commission numeric(10,2) not null check (commission >= 0),
  -- folded: the transfer had not left after all, its amount was lowered instead.
  status text not null default 'requested' check (status in ('requested', 'succeeded', 'folded')),
  attempts integer not null default 1 check (attempts > 0),
  begun_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 500),
  stripe_reversal_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (transfer_id, reason)
);
create index transfer_reversals_open on transfer_reversals (updated_at) where status = 'requested';
create index transfer_reversals_of_booking on transfer_reversals (booking_id);

-- Who completed a booking and when; and the words an administrator gave a cancellation.
alter table bookings
  add column completed_by text check (completed_by in ('professional', 'admin', 'clock')),
  add column completed_at timestamptz,
  add column cancel_reason text check (length(btrim(cancel_reason)) between 1 and 500);
create index bookings_to_complete on bookings (end_time) where status = 'confirmed';

-- An account at Stripe outlives the professional's account here: what is still owed goes there (OPEN-46).
alter table connected_accounts drop constraint connected_accounts_professional_id_fkey;
