-- Links to a visit for whoever opens the door without an account (docs/decisions/108-door-page.md). One for a visit; the
-- signature in the link is over the id, and without the row the link is dead.
create table door_links (
  booking_id uuid primary key references bookings on delete cascade,
  id uuid not null unique,
  created_at timestamptz not null
);
