-- When the schedule last moved, by the database's clock: every instance sees whether it still does.
create table job_pulse (
  only_row boolean primary key default true check (only_row),
  beat_at timestamptz not null
);
