-- A client gives a paid visit another time (docs/decisions/024-rescheduling.md).

-- Each move of a visit, for good: its history, and the version that calendars and mails go by.
create table booking_moves (
  id uuid primary key default uuidv7(),
  booking_id uuid not null references bookings on delete cascade,
  -- 1 for the first move of a booking.
  number integer not null check (number > 0),
  moved_by text not null check (moved_by in ('client')),
  from_time timestamptz not null,
  to_time timestamptz not null,
  moved_at timestamptz not null default now(),
  unique (booking_id, number),
  constraint booking_moves_ahead check (from_time <> to_time and from_time > moved_at and to_time > moved_at)
);

create function guard_booking_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from bookings where id = old.booking_id) then
    raise exception 'booking_moves is append-only' using errcode = 'restrict_violation';
  end if;
  -- Its booking was deleted.
  return old;
end $$;
create trigger booking_moves_append_only before update or delete on booking_moves for each row execute function guard_booking_moves();

alter table bookings add column moves integer not null default 0 check (moves >= 0);

-- The time of a booking changes only as a move that is written down: of a paid visit, with the length, the buffer, the people
-- and the terms that it had.
create function guard_booking_time() returns trigger language plpgsql as $$
begin
  if current_setting('doorstep.seeding', true) = 'on' then
    return new;
  end if;
  if old.status <> 'confirmed' or new.status <> 'confirmed' or new.moves <> old.moves + 1
    or new.end_time - new.start_time <> old.end_time - old.start_time
    or new.busy_until - new.end_time <> old.busy_until - old.end_time
    or (new.client_id, new.professional_id, new.service_id, new.location, new.service_price, new.duration, new.travel_miles, new.travel_fee_amount,
        new.total_amount, new.commission_percent, new.free_cancellation_hours, new.late_fee_percent, new.refund_amount)
      is distinct from (old.client_id, old.professional_id, old.service_id, old.location, old.service_price, old.duration, old.travel_miles, old.travel_fee_amount,
        old.total_amount, old.commission_percent, old.free_cancellation_hours, old.late_fee_percent, old.refund_amount)
    or not exists (
      select from booking_moves
      where booking_id = new.id and number = new.moves and from_time = old.start_time and to_time = new.start_time)
  then
    raise exception 'a booking changes its time only as a move that is written down'
      using errcode = 'check_violation', constraint = 'bookings_move';
  end if;
  return new;
end $$;
create trigger bookings_move before update of booking_date, start_time, end_time, busy_until, moves on bookings
  for each row when ((old.start_time, old.end_time, old.busy_until, old.moves) is distinct from (new.start_time, new.end_time, new.busy_until, new.moves))
  execute function guard_booking_time();
