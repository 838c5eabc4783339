-- Text messages (docs/decisions/123-text-messages.md).

-- A person's mobile number, confirmed by a code. A number has one owner: who confirmed it last.
create table sms_numbers (
  user_id uuid primary key references auth_user on delete cascade,
  -- E.164.
  phone text not null unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- The zone of the quiet hours: that of the browser in which the number was confirmed.
  time_zone text not null,
  confirmed_at timestamptz not null default now(),
  -- Set by a permanent error of the carrier: nothing is sent until the number is confirmed anew.
  unreachable_at timestamptz
);

-- The code that a person was sent last. It follows from the id and a secret, and is stored nowhere.
create table sms_codes (
  user_id uuid primary key references auth_user on delete cascade,
  id uuid not null default uuidv7(),
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  time_zone text not null,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  -- Set by the right code, which may come twice.
  used_at timestamptz
);

-- Numbers that must get no texts, whoever confirms them. They outlive accounts: only START from the phone ends it.
create table sms_stops (
  phone text primary key check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  stopped_at timestamptz not null default now()
);

-- Each text, once per event, person and occasion. Neither its words nor its number are here.
create table sms_messages (
  id uuid primary key default uuidv7(),
  user_id uuid references auth_user on delete set null,
  kind text not null check (
    kind in ('code', 'confirmed', 'rescheduled', 'cancelled', 'reminder', 'on-the-way', 'arrived', 'nobody-there')
  ),
  booking_id uuid,
  recipient text check (recipient in ('client', 'professional')),
  occasion text not null default '',
  state text not null default 'queued' check (
    state in ('queued', 'sending', 'accepted', 'sent', 'delivered', 'undelivered', 'failed', 'skipped')
  ),
  -- Why it was skipped, or not sent.
  reason text check (reason in ('off', 'no-number', 'stopped', 'unreachable', 'not-chosen', 'outdated', 'ceiling', 'unsent')),
  -- Twilio's.
  error_code integer,
  sid text unique,
  segments smallint,
  -- Millionths of a dollar; null until Twilio reports it.
  price_micros bigint,
  price_read_at timestamptz,
  created_at timestamptz not null default now(),
  -- The first attempt, and the job that makes it.
  tried_at timestamptz,
  job_id text,
  constraint sms_messages_about check ((kind = 'code') = (booking_id is null) and (booking_id is null) = (recipient is null))
);
create unique index sms_messages_once on sms_messages (booking_id, kind, recipient, occasion) where booking_id is not null;
create index sms_messages_of_user on sms_messages (user_id, id);
create index sms_messages_created_at on sms_messages (created_at);
create index sms_messages_unpriced on sms_messages (created_at) where sid is not null and price_micros is null;

-- Segments of a day, counted against the ceiling before they are sent.
create table sms_days (
  day date not null,
  purpose text not null check (purpose in ('code', 'notice')),
  segments integer not null default 0,
  -- When the ceiling refused a text for the first time.
  full_at timestamptz,
  primary key (day, purpose)
);

-- Texts that phones sent us, by Twilio's id, so that each is handled once.
create table sms_received (
  sid text primary key,
  received_at timestamptz not null default now()
);
