-- The schema of 8021c26, with data. Written by npm run upgrade-dumps.
create table schema_migrations (name varchar(255) primary key, timestamp varchar(255) not null);
create table schema_migrations_lock (id varchar(255) primary key, is_locked integer not null default 0);
insert into schema_migrations_lock (id) values ('migration_lock');

-- 0001_marketplace.sql, as it was at 8021c26
-- The marketplace's tables, named as in the specification. What must never happen is refused here, by the database,
-- whatever the code above it does.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists cube;
create extension if not exists earthdistance;
create extension if not exists btree_gist;

-- ---------------------------------------------------------------------------------------------- audit
create table audit_log (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject_type text not null,
  subject_id uuid,
  details jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject_type, subject_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- ---------------------------------------------------------------------------------------------- accounts
create table auth_user (
  id uuid primary key default uuidv7(),
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index auth_user_email on auth_user (lower(email));

create table auth_session (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth_user on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_session_user on auth_session (user_id);

create table auth_account (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth_user on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_account_user on auth_account (user_id);

create table auth_verification (
  id uuid primary key default uuidv7(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verification_identifier on auth_verification (identifier);

create table profiles (
  id uuid primary key references auth_user on delete cascade,
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  email text not null,
  phone text not null default '' check (length(phone) <= 40),
  username text not null check (length(username) between 1 and 60),
  role text not null default 'user' check (role in ('user', 'admin')),
  type text default 'client' check (type in ('client', 'professional')),
  profile_photo_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index profiles_email on profiles (lower(email));
create unique index profiles_username on profiles (lower(username));

-- ---------------------------------------------------------------------------------------------- professionals
create table professionals (
  id uuid primary key default uuidv7(),
  profile_id uuid not null unique references profiles on delete cascade,
  headline text check (length(headline) <= 120),
  bio text check (length(bio) <= 4000),
  service_area text check (length(service_area) <= 200),
  service_area_zip text check (service_area_zip ~ '^\d{5}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  time_zone text not null default 'America/Chicago',
  service_radius numeric(6,1) not null default 10 check (service_radius >= 0),
  travel_fee numeric(10,2) not null default 0 check (travel_fee >= 0),
  years_experience integer check (years_experience between 0 and 80),
  image text,
  verified boolean not null default false,
  is_approved boolean not null default false,
  is_onboarding_complete boolean not null default false,
  stripe_account_id text unique,
  stripe_account_status text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table work_photos (
  id uuid primary key default uuidv7(),
  professional_id uuid not null references professionals on delete cascade,
  url text not null,
  caption text check (length(caption) <= 300),
  width integer,
  height integer,
  order_index integer not null default 0,
  created_at timestamptz not null default now()
);
create index work_photos_of_professional on work_photos (professional_id, order_index, id);

-- ---------------------------------------------------------------------------------------------- services
create table services (
  id uuid primary key default uuidv7(),
  professional_id uuid not null references professionals on delete cascade,
  category_id text,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 2000),
  price numeric(10,2) not null check (price > 0),
  duration integer not null default 60 check (duration between 0 and 1440),
  stripe_product_id text,
  stripe_price_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index services_of_professional on services (professional_id, id);

-- ---------------------------------------------------------------------------------------------- availability
create table professional_hours (
  professional_id uuid not null references professionals on delete cascade,
  day text not null check (day in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  is_working boolean not null,
  start_time time not null,
  end_time time not null,
  primary key (professional_id, day),
  constraint professional_hours_end_after_start check (not is_working or end_time > start_time)
);

create table service_times (
  id uuid primary key default uuidv7(),
  professional_id uuid not null references professionals on delete cascade,
  service_id uuid not null unique references services on delete cascade,
  duration integer not null check (duration between 0 and 1440),
  buffer_time integer not null default 0 check (buffer_time between 0 and 1440)
);
create index service_times_of_professional on service_times (professional_id);

create table blocked_time_slots (
  id uuid primary key default uuidv7(),
  professional_id uuid not null references professionals on delete cascade,
  start_time timestamptz not null,
  end_time timestamptz not null,
  reason text check (length(reason) <= 500),
  created_at timestamptz not null default now(),
  constraint blocked_time_slots_end_after_start check (end_time > start_time),
  constraint blocked_time_slots_no_overlap exclude using gist
    (professional_id with =, tstzrange(start_time, end_time, '[)') with &&)
);

-- ---------------------------------------------------------------------------------------------- bookings
create table bookings (
  id uuid primary key default uuidv7(),
  client_id uuid references profiles on delete set null,
  professional_id uuid references professionals on delete set null,
  service_id uuid references services on delete set null,
  booking_date timestamptz not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  -- The end of the booked range with its buffer: what the exclusion constraint below compares.
  busy_until timestamptz not null,
  time_zone text not null,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'completed', 'cancelled')),
  location text not null check (length(location) <= 500 and length(btrim(location)) > 0),
  notes text check (length(notes) <= 2000),
  payment_method text,
  -- Copies made when the booking was requested: a later change of the service never touches a booked price.
  service_name text not null,
  service_price numeric(10,2) not null check (service_price > 0),
  duration integer not null check (duration > 0),
  travel_miles numeric(6,1) not null default 0 check (travel_miles >= 0),
  travel_fee_amount numeric(10,2) not null default 0 check (travel_fee_amount >= 0),
  total_amount numeric(10,2) not null check (total_amount > 0),
  commission_percent numeric(5,2) not null check (commission_percent between 0 and 100),
  free_cancellation_hours integer not null,
  late_fee_percent numeric(5,2) not null check (late_fee_percent between 0 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bookings_total_adds_up check (total_amount = service_price + travel_fee_amount),
  constraint bookings_range check (end_time > start_time and busy_until >= end_time and booking_date = start_time),
  constraint bookings_no_overlap exclude using gist
    (professional_id with =, tstzrange(start_time, busy_until, '[)') with &&)
    where (status in ('pending', 'confirmed'))
);
create index bookings_of_client on bookings (client_id, booking_date desc, id desc);
create index bookings_of_professional on bookings (professional_id, booking_date desc, id desc);
create index bookings_of_service on bookings (service_id);
create index bookings_by_start on bookings (start_time);
create index bookings_pending on bookings (created_at) where status = 'pending';

-- The table of transitions (OPEN-13), kept equal to app/features/bookings/booking.ts by a test.
create function guard_booking_status() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status and not (
    (old.status = 'pending' and new.status in ('confirmed', 'cancelled')) or
    (old.status = 'confirmed' and new.status in ('completed', 'cancelled'))
  ) then
    raise exception 'booking cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'bookings_transition';
  end if;
  return new;
end $$;
create trigger bookings_transition before update of status on bookings
  for each row execute function guard_booking_status();

create function guard_booking_insert() returns trigger language plpgsql as $$
begin
  if new.status <> 'pending' and current_setting('doorstep.seeding', true) is distinct from 'on' then
    raise exception 'a booking starts as pending' using errcode = 'check_violation', constraint = 'bookings_start';
  end if;
  return new;
end $$;
create trigger bookings_start before insert on bookings for each row execute function guard_booking_insert();

create function guard_booking_delete() returns trigger language plpgsql as $$
begin
  if old.status <> 'cancelled' then
    raise exception 'only a cancelled booking can be deleted'
      using errcode = 'check_violation', constraint = 'bookings_delete';
  end if;
  return old;
end $$;
create trigger bookings_delete before delete on bookings for each row execute function guard_booking_delete();

-- ---------------------------------------------------------------------------------------------- payments
-- Money rows keep booking ids without a foreign key: they outlive a deleted booking (OPEN-46).
create table checkouts (
  booking_id uuid primary key,
  attempt integer not null default 1 check (attempt > 0),
  amount numeric(10,2) not null check (amount > 0),
  stripe_session_id text unique,
  url text,
  status text not null default 'creating' check (status in ('creating', 'open', 'paid', 'expired', 'failed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index checkouts_unsettled on checkouts (created_at) where status in ('creating', 'open');

create table payments (
  id uuid primary key default uuidv7(),
  booking_id uuid not null unique,
  client_id uuid,
  professional_id uuid,
  amount numeric(10,2) not null check (amount > 0),
  payment_method text,
  stripe_session_id text not null unique,
  stripe_payment_intent_id text not null unique,
  stripe_charge_id text,
  created_at timestamptz not null default now()
);
create index payments_of_client on payments (client_id, created_at desc);
create index payments_of_professional on payments (professional_id, created_at desc);

create table refunds (
  id uuid primary key default uuidv7(),
  booking_id uuid not null,
  stripe_payment_intent_id text not null,
  amount numeric(10,2) not null check (amount > 0),
  reason text not null,
  status text not null default 'requested' check (status in ('requested', 'succeeded', 'failed')),
  attempt integer not null default 1,
  stripe_refund_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (stripe_payment_intent_id, reason)
);
create index refunds_open on refunds (created_at) where status = 'requested';

create table stripe_events (
  id text primary key,
  type text not null,
  object_id text,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
create index stripe_events_open on stripe_events (received_at) where processed_at is null;

-- ---------------------------------------------------------------------------------------------- directory
create table directory_entries (
  professional_id uuid primary key references professionals on delete cascade,
  -- What the list answers, ready as text: the hot path builds nothing.
  card jsonb not null,
  display_name text not null,
  sort_name text not null,
  service_names text[] not null,
  category_ids text[] not null,
  place text not null,
  search_text text not null,
  document tsvector not null,
  position cube,
  price_from numeric(10,2),
  rating numeric(3,2) not null,
  verified boolean not null,
  next_free_at timestamptz,
  -- Day n from free_from is free when bit n is 1.
  free_from date,
  free_days bit varying(100),
  refreshed_at timestamptz not null default now()
);

-- ---------------------------------------------------------------------------------------------- rate limits
-- The table of rate-limiter-flexible: counters shared by all instances, worthless after a crash and so unlogged.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
insert into schema_migrations (name, timestamp) values ('0001_marketplace.sql', '2026-11-20T12:00:00.000Z');
\ir ../data/marketplace.sql
