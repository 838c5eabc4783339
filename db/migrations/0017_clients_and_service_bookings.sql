-- How often a professional was booked, by client and by service: counted while bookings change, so that the lists of clients
-- and services cost the same with ten thousand bookings as with a hundred.

create table professional_clients (
  professional_id uuid not null references professionals on delete cascade,
  client_id uuid not null references profiles on delete cascade,
  total_bookings integer not null check (total_bookings >= 0),
  cancelled_bookings integer not null check (cancelled_bookings >= 0),
  -- The latest visit that was not cancelled; -infinity when there is none.
  last_booking timestamptz not null,
  primary key (professional_id, client_id)
);
create index professional_clients_by_last_booking on professional_clients (professional_id, last_booking desc, client_id desc);
create index professional_clients_of_client on professional_clients (client_id);

create table service_bookings (
  service_id uuid primary key references services on delete cascade,
  total_bookings integer not null check (total_bookings >= 0)
);

create index bookings_of_professionals_client on bookings (professional_id, client_id, booking_date desc, id desc);

insert into professional_clients (professional_id, client_id, total_bookings, cancelled_bookings, last_booking)
select professional_id, client_id, count(*), count(*) filter (where status = 'cancelled'),
  coalesce(max(booking_date) filter (where status <> 'cancelled'), '-infinity')
from bookings where professional_id is not null and client_id is not null group by professional_id, client_id;

insert into service_bookings (service_id, total_bookings)
select service_id, count(*) from bookings where service_id is not null group by service_id;

-- Once a statement, over all its rows: deleting a service takes it out of all its bookings. What is being deleted itself has
-- no row here any more to take from, and gets none.
create function count_bookings() returns trigger language plpgsql as $$
begin
  -- Two conditions, one in the other: an expression that names old_rows cannot even be read where there are none.
  if tg_op = 'UPDATE' then
    if not exists (
      select from old_rows o join new_rows n using (id)
      where (o.professional_id, o.client_id, o.service_id, o.booking_date, o.status = 'cancelled')
        is distinct from (n.professional_id, n.client_id, n.service_id, n.booking_date, n.status = 'cancelled')
    ) then
      return null;
    end if;
  end if;

  if tg_op <> 'INSERT' then
    update professional_clients c
    set total_bookings = c.total_bookings - o.total, cancelled_bookings = c.cancelled_bookings - o.cancelled
    from (
      select professional_id, client_id, count(*) as total, count(*) filter (where status = 'cancelled') as cancelled
      from old_rows group by professional_id, client_id
    ) o
    where c.professional_id = o.professional_id and c.client_id = o.client_id;

    update service_bookings s set total_bookings = s.total_bookings - o.total
    from (select service_id, count(*) as total from old_rows group by service_id) o
    where s.service_id = o.service_id;
  end if;

  if tg_op <> 'DELETE' then
    insert into professional_clients as c (professional_id, client_id, total_bookings, cancelled_bookings, last_booking)
    select professional_id, client_id, count(*), count(*) filter (where status = 'cancelled'),
      coalesce(max(booking_date) filter (where status <> 'cancelled'), '-infinity')
    from new_rows
    where exists (select from professionals where id = professional_id) and exists (select from profiles where id = client_id)
    group by professional_id, client_id order by professional_id, client_id
    on conflict (professional_id, client_id) do update
    set total_bookings = c.total_bookings + excluded.total_bookings,
      cancelled_bookings = c.cancelled_bookings + excluded.cancelled_bookings,
      last_booking = greatest(c.last_booking, excluded.last_booking);

    insert into service_bookings as s (service_id, total_bookings)
    select service_id, count(*) from new_rows where exists (select from services where id = service_id)
    group by service_id order by service_id
    on conflict (service_id) do update set total_bookings = s.total_bookings + excluded.total_bookings;
  end if;

  if tg_op <> 'INSERT' then
    delete from professional_clients c using old_rows o
    where c.professional_id = o.professional_id and c.client_id = o.client_id and c.total_bookings = 0;

    update professional_clients c
    set last_booking = coalesce(
      (select booking_date from bookings b
        where b.professional_id = c.professional_id and b.client_id = c.client_id and b.status <> 'cancelled'
        order by b.booking_date desc limit 1),
      '-infinity')
    from (select distinct professional_id, client_id from old_rows) o
    where c.professional_id = o.professional_id and c.client_id = o.client_id;
  end if;
  return null;
end $$;
create trigger bookings_counted_insert after insert on bookings referencing new table as new_rows
  for each statement execute function count_bookings();
create trigger bookings_counted_update after update on bookings referencing old table as old_rows new table as new_rows
  for each statement execute function count_bookings();
create trigger bookings_counted_delete after delete on bookings referencing old table as old_rows
  for each statement execute function count_bookings();
