-- What the professional pressed on the day of a visit: on the way, arrived, started, done, and what was taken back. Rows
-- are only added (docs/decisions/095-steps-of-a-visit.md); where a visit stands follows from all of them.

create table visit_steps (
  -- Made where the button was pressed, so that a repeated request adds nothing.
  id uuid primary key,
  booking_id uuid not null references bookings on delete cascade,
  position int not null check (position >= 1),
  step text not null check (step in ('driving', 'arrived', 'started', 'done', 'undo')),
  -- By the clock of the phone that was pressed, kept within what the server knows.
  pressed_at timestamptz not null,
  -- When the server heard of it.
  recorded_at timestamptz not null check (recorded_at >= pressed_at),
  -- How long the professional expects to drive.
  drive_minutes int check (drive_minutes between 1 and 240),
  -- Which step an undo takes back.
  undoes uuid references visit_steps on delete cascade,
  unique (booking_id, position),
  check ((step = 'undo') = (undoes is not null)),
  check ((step = 'driving') = (drive_minutes is not null))
);

create index visit_steps_undone on visit_steps (undoes) where undoes is not null;

create function keep_visit_steps() returns trigger language plpgsql as $$
begin
  raise exception 'steps of a visit are never changed' using errcode = 'check_violation', constraint = 'visit_steps_kept';
end $$;
create trigger visit_steps_kept before update on visit_steps for each row execute function keep_visit_steps();
