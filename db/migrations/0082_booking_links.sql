-- The short addresses /@name of professionals (docs/decisions/125-short-addresses.md). One of a professional's rows is
-- current; the others are names they had before, which lead on for a while.
create table booking_links (
  name text primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(name) between 3 and 30),
  -- The name with look-alike characters made one: names of two professionals never share it.
  skeleton text not null,
  professional_id uuid not null references professionals on delete cascade,
  created_at timestamptz not null default now(),
  replaced_at timestamptz
);
create unique index booking_links_current on booking_links (professional_id) where replaced_at is null;
create index booking_links_of_professional on booking_links (professional_id);
create index booking_links_skeleton on booking_links (skeleton);
create index booking_links_replaced on booking_links (replaced_at) where replaced_at is not null;
