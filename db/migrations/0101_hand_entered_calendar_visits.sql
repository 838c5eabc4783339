-- Visits entered by hand are written into their professionals' own calendars, too
-- (docs/decisions/132-hand-entered-visits-in-calendars.md). Once one is paid, the row of its event gets the booking: the
-- URL stays, so that there is never a second event.
alter table calendar_visits drop constraint calendar_visits_pkey;
alter table calendar_visits alter column booking_id drop not null;
alter table calendar_visits add column hand_entered_visit_id uuid references hand_entered_visits on delete cascade;
alter table calendar_visits
  add constraint calendar_visits_of_something check (num_nonnulls(booking_id, hand_entered_visit_id) > 0);
alter table calendar_visits add primary key (event_url);
create index calendar_visits_of_booking on calendar_visits (booking_id) where booking_id is not null;
create index calendar_visits_of_hand_entered on calendar_visits (hand_entered_visit_id)
  where hand_entered_visit_id is not null;

-- What calendars need to tell versions of an event apart (RFC 5545, 3.8.7.3 and 3.8.7.4).
alter table hand_entered_visits
  add column updated_at timestamptz not null default now(),
  add column moves integer not null default 0;
