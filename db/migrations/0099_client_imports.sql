-- Files of clients and visits that professionals import (docs/decisions/131-import-of-clients-and-visits.md).
create table client_imports (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references professionals on delete cascade,
  file_name text not null check (length(file_name) <= 200),
  kind text not null check (kind in ('csv', 'ics')),
  -- The lines of the file, until it is imported or for an hour; what was chosen for its columns and services.
  source jsonb,
  choices jsonb not null,
  -- Counts the changes of the choices: what somebody saw belongs to one of them.
  version integer not null default 1,
  clients_added integer not null default 0,
  visits_added integer not null default 0,
  created_at timestamptz not null default now(),
  imported_at timestamptz,
  undone_at timestamptz,
  visits_left integer not null default 0,
  check ((source is null) = (imported_at is not null)),
  check (undone_at is null or imported_at is not null)
);
create index client_imports_of_professional on client_imports (professional_id, created_at);
create index client_imports_pending on client_imports (created_at) where imported_at is null;

-- People a professional brought along: they have no account through this, and nobody is mailed.
create table added_clients (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references professionals on delete cascade,
  name text not null check (length(name) between 1 and 120),
  email text,
  phone text,
  location text,
  note text,
  import_id uuid references client_imports on delete set null,
  created_at timestamptz not null default now(),
  check (email is not null or phone is not null)
);
create unique index added_clients_email on added_clients (professional_id, email) where email is not null;
create index added_clients_by_name on added_clients (professional_id, lower(name), id);
create index added_clients_of_import on added_clients (import_id) where import_id is not null;

alter table hand_entered_visits add column import_id uuid references client_imports on delete set null;
create index hand_entered_visits_of_import on hand_entered_visits (import_id) where import_id is not null;
