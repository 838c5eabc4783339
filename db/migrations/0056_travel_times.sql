-- What a routing service answered about the drive between two ZIP centers, without the traffic of an hour
-- (docs/decisions/092-drives-from-a-routing-service.md). Nobody's address is in it.
create table travel_times (
  from_zip text not null check (from_zip ~ '^\d{5}$'),
  to_zip text not null check (to_zip ~ '^\d{5}$'),
  miles double precision not null check (miles >= 0),
  free_minutes double precision not null check (free_minutes >= 0),
  asked_at timestamptz not null default now(),
  primary key (from_zip, to_zip)
);
