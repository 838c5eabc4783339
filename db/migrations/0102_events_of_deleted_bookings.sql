-- A cancelled booking can be deleted before its event is removed from its professional's own calendar, because their server
-- may be down: the row that says so outlives the booking (docs/decisions/122-visits-in-own-calendars.md).
alter table calendar_visits
  drop constraint calendar_visits_booking_id_fkey,
  add constraint calendar_visits_booking_id_fkey foreign key (booking_id) references bookings on delete set null,
  drop constraint calendar_visits_of_something,
  add constraint calendar_visits_of_something
    check (num_nonnulls(booking_id, hand_entered_visit_id) > 0 or state = 'removing');

create function remove_event_of_booking() returns trigger language plpgsql as $$
begin
  -- Events of visits that are over stay in the calendar.
  delete from calendar_visits where booking_id = old.id and state <> 'removing' and old.end_time <= now();
  -- The row is kept until two days after its own end from now on.
  update calendar_visits
  set state = 'removing', version = version + 1, failures = 0, next_try_at = now(), end_time = old.end_time
  where booking_id = old.id;
  return old;
end $$;
create trigger bookings_remove_event before delete on bookings for each row execute function remove_event_of_booking();
