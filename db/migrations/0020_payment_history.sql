-- A professional's payments by the date of the visit they are for, and what they were paid with.

-- What a payment is for, kept beside it: the row outlives a booking that its client deletes (OPEN-46).
alter table payments
  add column visit_at timestamptz,
  add column service_name text,
  add column commission_percent numeric(5,2) check (commission_percent between 0 and 100),
  -- As Stripe names them ("visa", "4242"); null where it was not a card or was paid before this was noted.
  add column card_brand text check (length(card_brand) <= 40),
  add column card_last4 text check (card_last4 ~ '^\d{4}$');

update payments set visit_at = bookings.booking_date, service_name = bookings.service_name, commission_percent = bookings.commission_percent
from bookings where bookings.id = payments.booking_id;
update payments set visit_at = created_at, service_name = 'Deleted booking', commission_percent = 10 where visit_at is null;

alter table payments
  alter column visit_at set not null,
  alter column service_name set not null,
  alter column commission_percent set not null;

create function describe_payment() returns trigger language plpgsql as $$
begin
  select booking_date, service_name, commission_percent into new.visit_at, new.service_name, new.commission_percent
  from bookings where id = new.booking_id;
  if not found then
    new.visit_at := coalesce(new.visit_at, new.created_at);
    new.service_name := coalesce(new.service_name, 'Deleted booking');
    new.commission_percent := coalesce(new.commission_percent, 10);
  end if;
  return new;
end $$;
create trigger payments_described before insert on payments for each row execute function describe_payment();

-- A visit that is moved takes its payment along.
create function move_payment() returns trigger language plpgsql as $$
begin
  update payments set visit_at = new.booking_date where booking_id = new.id;
  return null;
end $$;
create trigger bookings_payment_moved after update of booking_date on bookings
  for each row when (old.booking_date is distinct from new.booking_date) execute function move_payment();

drop index payments_of_professional;
create index payments_of_professional on payments (professional_id, visit_at desc, id desc);

-- The figures of a professional's money are read from this index alone, however many bookings there are.
drop index bookings_of_professional;
create index bookings_of_professional on bookings (professional_id, booking_date desc, id desc) include (status, total_amount);

