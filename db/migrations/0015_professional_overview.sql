-- The figures of a professional's overview, whatever the number of bookings.

-- Upcoming visits are counted, and the next one found, among the few that are confirmed.
create index bookings_confirmed on bookings (professional_id, start_time, id) where status = 'confirmed';
-- Whether a client was served before.
create index bookings_served on bookings (professional_id, client_id) where status = 'completed';

-- What completed bookings add up to. They stay completed and are never deleted, so that the sums only grow; a client who
-- leaves stays counted as one who was served.
create table professional_totals (
  professional_id uuid primary key references professionals on delete cascade,
  completed_bookings integer not null default 0,
  revenue numeric(14,2) not null default 0,
  clients_served integer not null default 0
);

insert into professional_totals (professional_id, completed_bookings, revenue, clients_served)
select professional_id, count(*), sum(total_amount), count(distinct client_id)
from bookings where status = 'completed' and professional_id is not null
group by professional_id;

-- Once a statement, so that a thousand rows change a professional's sums once.
create function add_completed_bookings() returns trigger language plpgsql as $$
declare
  completed uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into completed from bookings_after where status = 'completed' and professional_id is not null;
  else
    select array_agg(id) into completed from bookings_after join bookings_before using (id)
    where bookings_after.status = 'completed' and bookings_before.status <> 'completed' and bookings_after.professional_id is not null;
  end if;
  if completed is null then
    return null;
  end if;
  insert into professional_totals as totals (professional_id, completed_bookings, revenue)
  select professional_id, count(*), sum(total_amount) from bookings where id = any(completed) group by professional_id order by professional_id
  on conflict (professional_id) do update
    set completed_bookings = totals.completed_bookings + excluded.completed_bookings, revenue = totals.revenue + excluded.revenue;
  -- The row above is held from here on: of two visits of one client that end at once, the second sees the first.
  update professional_totals set clients_served = clients_served + newly.clients
  from (
    select professional_id, count(distinct client_id) as clients from bookings as visit
    where id = any(completed) and client_id is not null and not exists (
      select from bookings as earlier
      where earlier.professional_id = visit.professional_id and earlier.client_id = visit.client_id and earlier.status = 'completed'
        and earlier.id not in (select unnest(completed)))
    group by professional_id
  ) as newly
  where professional_totals.professional_id = newly.professional_id;
  return null;
end $$;
create trigger bookings_completed_on_insert after insert on bookings
  referencing new table as bookings_after for each statement execute function add_completed_bookings();
create trigger bookings_completed_on_update after update on bookings
  referencing old table as bookings_before new table as bookings_after for each statement execute function add_completed_bookings();
