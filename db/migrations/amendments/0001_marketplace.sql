-- For a database of before e91c582: the first edition had no booking_mails.
create table if not exists booking_mails (
  booking_id uuid not null,
  kind text not null check (kind in ('created', 'confirmed', 'cancelled')),
  recipient text not null check (recipient in ('client', 'professional')),
  created_at timestamptz not null default now(),
  primary key (booking_id, kind, recipient)
);
