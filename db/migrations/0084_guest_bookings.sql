-- What a guest chose and has not confirmed by mail yet (docs/decisions/127-guest-bookings.md). Nothing is held by it. Rows
-- are deleted a day after their link ended.
create table guest_bookings (
  -- Made by the form, so that a second press is the same request.
  id uuid primary key,
  token_hash text not null unique,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  professional_id uuid not null references professionals on delete cascade,
  service_id uuid not null references services on delete cascade,
  starts_at timestamptz not null,
  location text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index guest_bookings_email on guest_bookings (lower(email));
create index guest_bookings_expires_at on guest_bookings (expires_at);
