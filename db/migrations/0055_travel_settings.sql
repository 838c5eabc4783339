-- How a professional travels from visit to visit (docs/decisions/091-slots-that-can-be-reached.md). No row: the
-- standard settings, which limit only the way between two visits.
create table travel_settings (
  professional_id uuid primary key references professionals on delete cascade,
  is_on boolean not null default true,
  speed_profile text not null default 'suburban' check (speed_profile in ('city', 'suburban', 'rural')),
  parking_minutes integer not null default 0 check (parking_minutes between 0 and 60),
  maximum_drive_minutes integer check (maximum_drive_minutes between 5 and 480),
  -- Null: the ZIP of the service area.
  start_zip text check (start_zip ~ '^\d{5}$'),
  -- Null: where the day starts.
  end_zip text check (end_zip ~ '^\d{5}$'),
  earliest_time time,
  latest_time time,
  updated_at timestamptz not null default now(),
  constraint travel_settings_latest_after_earliest check (latest_time > earliest_time)
);
