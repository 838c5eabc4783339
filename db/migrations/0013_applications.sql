-- Applications: what a professional hands in to be reviewed.

alter table professionals
  -- Where the work is done, in the applicant's words ("Client's home, events").
  add column service_location text check (length(service_location) <= 200),
  add column agreed_to_marketing boolean not null default false,
  -- When the application was handed in last; null for a record made without one.
  add column applied_at timestamptz;
create index professionals_waiting on professionals (applied_at, id) where applied_at is not null and not is_approved;

create table professional_documents (
  id uuid primary key default uuidv7(),
  professional_id uuid not null references professionals on delete cascade,
  kind text not null check (kind in ('certification', 'insurance')),
  -- Checked at commit, so that an account goes with its files and its documents in whatever order.
  file_id uuid not null unique references stored_files deferrable initially deferred,
  file_path text not null check (length(file_path) between 1 and 500),
  created_at timestamptz not null default now()
);
create index professional_documents_of on professional_documents (professional_id, kind, id);
