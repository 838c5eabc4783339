-- Addresses that clients save, with notes for getting in (docs/decisions/057-saved-addresses.md). A booking keeps its own
-- location text; an address belongs to every visit of its owner with exactly that text.

create table client_addresses (
  id uuid primary key default uuidv7(),
  profile_id uuid not null references profiles on delete cascade,
  name text not null,
  street text not null,
  unit text,
  city text not null,
  state text not null,
  zip text not null,
  -- What bookings at this address have as their location.
  location text not null check (length(location) <= 500),
  -- Gate codes and the like: only for the professional of a visit, shortly before it.
  arrival_notes text,
  created_at timestamptz not null default now(),
  unique (profile_id, location)
);

-- What the notes were when their address was deleted or changed to another place: visits already booked keep them.
create table visit_arrival_notes (
  booking_id uuid primary key references bookings on delete cascade,
  client_id uuid not null references profiles on delete cascade,
  notes text not null
);
create index visit_arrival_notes_of_client on visit_arrival_notes (client_id);
