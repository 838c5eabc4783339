-- Visits that professionals enter by hand, for people without an account (docs/decisions/129-visits-entered-by-hand.md).
create table hand_entered_visits (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references professionals on delete cascade,
  service_id uuid references services on delete set null,
  service_name text not null,
  -- Emptied when the visit is removed, like everything else about the person.
  client_name text not null check (length(client_name) <= 120),
  email text,
  phone text,
  location text not null,
  note text,
  start_time timestamptz not null,
  end_time timestamptz not null check (end_time > start_time),
  busy_until timestamptz not null check (busy_until >= end_time),
  -- The booking that was held to pay for it. The visit keeps its time beside it until that is paid.
  booking_id uuid unique references bookings on delete set null,
  paid_at timestamptz,
  removed_at timestamptz,
  -- SHA-256 of the secret in the link to pay.
  link_hash text unique,
  created_at timestamptz not null default now(),
  constraint hand_entered_visits_no_overlap exclude using gist
    (professional_id with =, tstzrange(start_time, busy_until, '[)') with &&)
    where (paid_at is null and removed_at is null)
);
create index hand_entered_visits_of_professional on hand_entered_visits (professional_id, start_time);
create index hand_entered_visits_of_service on hand_entered_visits (service_id);

-- A guest who confirms the payment of such a visit.
alter table guest_bookings add column hand_entered_visit_id uuid references hand_entered_visits on delete cascade;
create index guest_bookings_hand_entered_visit on guest_bookings (hand_entered_visit_id)
  where hand_entered_visit_id is not null;
