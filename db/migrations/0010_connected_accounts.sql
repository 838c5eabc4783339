-- How a professional's connected account at Stripe came to be, and how fresh what we know of it is. The id and the
-- status themselves stand in professionals, as documented.
create table connected_accounts (
  professional_id uuid primary key references professionals on delete cascade,
  -- Part of the key under which the account is asked for: it grows only after a definite refusal.
  attempt integer not null default 1 check (attempt > 0),
  stripe_account_id text unique,
  -- When the last answer of Stripe's that was written down had been asked for; an answer asked for earlier comes late.
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
