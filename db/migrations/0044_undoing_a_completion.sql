-- Who says that a visit is done can take it back for a minute: until then its money and its mails wait.
alter table bookings add column undo_until timestamptz;

-- The way back stands only while no money has been asked for and the client has not answered: the transfer is withdrawn
-- first, in the same transaction, and a review was written of a visit that took place.
create or replace function guard_booking_status() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status and not (
    (old.status = 'pending' and new.status in ('confirmed', 'cancelled')) or
    (old.status = 'confirmed' and new.status in ('completed', 'cancelled')) or
    (old.status = 'completed' and new.status = 'confirmed' and old.undo_until is not null)
  ) then
    raise exception 'booking cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'bookings_transition';
  end if;
  if old.status = 'completed' and new.status = 'confirmed' and (
    exists (select from transfers where booking_id = old.id) or exists (select from reviews where booking_id = old.id)
  ) then
    raise exception 'the completion of a booking stands once it is paid out or reviewed'
      using errcode = 'check_violation', constraint = 'bookings_undo';
  end if;
  return new;
end $$;

-- The sums of migration 0015, which only grew: what is undone is taken out again. The row of sums is held before clients
-- are counted, as there, so that of two changes at once the second sees the first.
create function subtract_undone_bookings() returns trigger language plpgsql as $$
declare
  undone uuid[];
begin
  select array_agg(id) into undone from bookings_after join bookings_before using (id)
  where bookings_before.status = 'completed' and bookings_after.status <> 'completed' and bookings_after.professional_id is not null;
  if undone is null then
    return null;
  end if;
  update professional_totals as totals
  set completed_bookings = totals.completed_bookings - visits.count, revenue = totals.revenue - visits.revenue
  from (
    select professional_id, count(*) as count, sum(total_amount) as revenue from bookings where id = any(undone) group by professional_id
  ) as visits
  where totals.professional_id = visits.professional_id;
  update professional_totals as totals set clients_served = totals.clients_served - gone.clients
  from (
    select professional_id, count(distinct client_id) as clients from bookings as visit
    where id = any(undone) and client_id is not null and not exists (
      select from bookings as other
      where other.professional_id = visit.professional_id and other.client_id = visit.client_id and other.status = 'completed')
    group by professional_id
  ) as gone
  where totals.professional_id = gone.professional_id;
  return null;
end $$;
create trigger bookings_undone_on_update after update on bookings
  referencing old table as bookings_before new table as bookings_after for each statement execute function subtract_undone_bookings();
