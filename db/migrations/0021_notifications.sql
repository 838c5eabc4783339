-- Web push, reminders, and what people want to hear of.

-- A browser that gets pushes. It belongs to the session it was made in: signing out, there or from afar, ends it.
create table push_subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth_user on delete cascade,
  session_id uuid not null references auth_session on delete cascade,
  professional_id uuid references professionals on delete cascade,
  endpoint text not null unique check (length(endpoint) between 1 and 1000),
  -- PushSubscription.toJSON(): the address and the keys to encrypt with.
  subscription_object jsonb not null check (subscription_object ->> 'endpoint' = endpoint),
  user_agent text not null default '' check (length(user_agent) <= 500),
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index push_subscriptions_of_user on push_subscriptions (user_id, id);
create index push_subscriptions_of_session on push_subscriptions (session_id);
create index push_subscriptions_of_professional on push_subscriptions (professional_id);

-- Each push about a booking is queued once, as each mail is (booking_mails).
create table booking_pushes (
  booking_id uuid not null,
  kind text not null check (kind in ('confirmed', 'cancelled')),
  recipient text not null check (recipient in ('client', 'professional')),
  created_at timestamptz not null default now(),
  primary key (booking_id, kind, recipient)
);

-- Each reminder once, by whichever instance comes first; a visit at another time is reminded of anew.
create table booking_reminders (
  booking_id uuid not null,
  starts_at timestamptz not null,
  hours smallint not null check (hours in (24, 2)),
  created_at timestamptz not null default now(),
  primary key (booking_id, starts_at, hours)
);

-- Each transfer is told to its professional once.
create table payout_notices (
  transfer_id uuid primary key,
  created_at timestamptz not null default now()
);

-- Where somebody chose something else than the default, which is to be told.
create table notification_preferences (
  user_id uuid not null references auth_user on delete cascade,
  recipient text not null check (recipient in ('client', 'professional')),
  kind text not null check (kind in ('created', 'confirmed', 'cancelled', 'reminder', 'payout')),
  channel text not null check (channel in ('mail', 'push')),
  enabled boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, recipient, kind, channel)
);
