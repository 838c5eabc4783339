-- The money page shows what the last check of all money found: with a million bookings a check takes seconds.
delete from last_money_check;
alter table last_money_check
  add column paid numeric(14,2) not null,
  add column refunded numeric(14,2) not null,
  add column transferred numeric(14,2) not null,
  add column earned numeric(14,2) not null,
  add column held numeric(14,2) not null,
  -- The first bookings that are wrong, with both sides.
  add column differences jsonb not null;
