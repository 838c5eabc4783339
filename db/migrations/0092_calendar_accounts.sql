-- Accounts at calendar servers (docs/decisions/121-calendar-accounts.md): what is read of them are calendars like those
-- that are connected by a link.
create table calendar_accounts (
  id uuid primary key default uuidv7(),
  professional_id uuid not null references professionals on delete cascade,
  -- What its owner typed; passwords never leave for another server than the one it names.
  server_url text not null,
  host text not null,
  username text not null,
  -- Encrypted: an app password of the calendar service.
  sealed_password text not null,
  -- Disconnected: it is deleted once the visits that were written there are removed.
  ending_at timestamptz,
  created_at timestamptz not null default now(),
  unique (professional_id, host, username)
);

alter table outside_calendars
  add column account_id uuid references calendar_accounts on delete cascade,
  -- Whether visits are written there.
  add column is_written boolean not null default false;
create index outside_calendars_of_account on outside_calendars (account_id) where account_id is not null;
create unique index outside_calendars_written on outside_calendars (professional_id) where is_written;
