-- Visits written into professionals' own calendars (docs/decisions/122-visits-in-own-calendars.md). One event for each
-- booking and calendar, whose URL follows from both.
create table calendar_visits (
  booking_id uuid not null references bookings on delete cascade,
  account_id uuid not null references calendar_accounts on delete cascade,
  event_url text not null,
  state text not null default 'writing'
    check (state in ('writing', 'written', 'removing', 'missing', 'moved', 'left-out')),
  -- As it was written last.
  start_time timestamptz,
  end_time timestamptz,
  written_at timestamptz,
  -- Counts what is wanted of it; a write that was overtaken is followed by another.
  version integer not null default 1,
  failures integer not null default 0,
  next_try_at timestamptz,
  leased_until timestamptz,
  primary key (booking_id, event_url)
);
create index calendar_visits_due on calendar_visits (next_try_at) where next_try_at is not null;
create index calendar_visits_of_account on calendar_visits (account_id);
