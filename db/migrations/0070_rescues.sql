-- A paid visit that its professional, or an administrator, cancelled, and the visit its client takes instead
-- (docs/decisions/110-the-rescue.md).

create table rescues (
  booking_id uuid primary key references bookings on delete cascade,
  -- Of the service that was booked: the service goes with a professional who leaves.
  category_id text,
  -- The hold or visit chosen last; null before a choice.
  replacement_id uuid unique references bookings on delete set null,
  -- Until when it is held without a checkout.
  held_until timestamptz,
  created_at timestamptz not null default now()
);

create index rescues_held on rescues (held_until) where replacement_id is not null;
