-- Times near another visit of the day, and what they cost less (docs/decisions/111-best-for-the-route.md).
alter table travel_settings
  add column route_discount_percent integer not null default 0 check (route_discount_percent between 0 and 25);

alter table bookings
  -- Of the price of the service; 0 for none.
  add column discount_percent integer not null default 0 check (discount_percent between 0 and 25),
  add column discount_amount numeric(10,2) not null default 0 check (discount_amount >= 0),
  add constraint bookings_discount_is_a_share
    check (discount_amount = floor(service_price * discount_percent + 0.5) / 100),
  drop constraint bookings_total_adds_up,
  add constraint bookings_total_adds_up check (total_amount = service_price - discount_amount + travel_fee_amount);

-- A visit that moves keeps its discount, too.
create or replace function guard_booking_time() returns trigger language plpgsql as $$
begin
  if current_setting('doorstep.seeding', true) = 'on' then
    return new;
  end if;
  if old.status <> 'confirmed' or new.status <> 'confirmed' or new.moves <> old.moves + 1
    or new.end_time - new.start_time <> old.end_time - old.start_time
    or new.busy_until - new.end_time <> old.busy_until - old.end_time
    or (new.client_id, new.professional_id, new.service_id, new.location, new.service_price, new.duration, new.travel_miles, new.travel_fee_amount,
        new.discount_percent, new.discount_amount, new.total_amount, new.commission_percent, new.free_cancellation_hours, new.late_fee_percent,
        new.refund_amount)
      is distinct from (old.client_id, old.professional_id, old.service_id, old.location, old.service_price, old.duration, old.travel_miles,
        old.travel_fee_amount, old.discount_percent, old.discount_amount, old.total_amount, old.commission_percent, old.free_cancellation_hours,
        old.late_fee_percent, old.refund_amount)
    or not exists (
      select from booking_moves
      where booking_id = new.id and number = new.moves and from_time = old.start_time and to_time = new.start_time)
  then
    raise exception 'a booking changes its time only as a move that is written down'
      using errcode = 'check_violation', constraint = 'bookings_move';
  end if;
  return new;
end $$;
