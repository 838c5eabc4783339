-- Where a professional is on the way to a visit (docs/decisions/106-live-positions.md). Unlogged: it is in no write-ahead
-- log, no base backup and no replica, and a crash empties it. One row for a visit, deleted with the next press.
create unlogged table visit_positions (
  booking_id uuid primary key references bookings on delete cascade,
  latitude numeric(7, 4) not null check (latitude between -90 and 90),
  longitude numeric(7, 4) not null check (longitude between -180 and 180),
  at timestamptz not null
);
create index visit_positions_by_time on visit_positions (at);

-- What a professional has allowed; nothing without a row.
create table visit_settings (
  professional_id uuid primary key references professionals on delete cascade,
  shares_position boolean not null default false
);
