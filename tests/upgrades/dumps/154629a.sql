-- The schema of 154629a, with data. Written by npm run upgrade-dumps.
create table schema_migrations (name varchar(255) primary key, timestamp varchar(255) not null);
create table schema_migrations_lock (id varchar(255) primary key, is_locked integer not null default 0);
insert into schema_migrations_lock (id) values ('migration_lock');

-- 0001_marketplace.sql
\ir ../../../db/migrations/0001_marketplace.sql
insert into schema_migrations (name, timestamp) values ('0001_marketplace.sql', '2026-11-20T12:00:00.000Z');
\ir ../data/marketplace.sql

-- 0002_directory_search.sql
\ir ../../../db/migrations/0002_directory_search.sql
insert into schema_migrations (name, timestamp) values ('0002_directory_search.sql', '2026-11-20T12:00:00.000Z');
\ir ../data/directory.sql

-- 0012_stored_files.sql
\ir ../../../db/migrations/0012_stored_files.sql
insert into schema_migrations (name, timestamp) values ('0012_stored_files.sql', '2026-11-20T12:00:00.000Z');

-- 0013_applications.sql
\ir ../../../db/migrations/0013_applications.sql
insert into schema_migrations (name, timestamp) values ('0013_applications.sql', '2026-11-20T12:00:00.000Z');

-- 0006_closed_accounts.sql
\ir ../../../db/migrations/0006_closed_accounts.sql
insert into schema_migrations (name, timestamp) values ('0006_closed_accounts.sql', '2026-11-20T12:00:00.000Z');
\ir ../data/cancellations.sql

-- 0007_favourites.sql
\ir ../../../db/migrations/0007_favourites.sql
insert into schema_migrations (name, timestamp) values ('0007_favourites.sql', '2026-11-20T12:00:00.000Z');

-- 0008_idempotency_keys.sql
\ir ../../../db/migrations/0008_idempotency_keys.sql
insert into schema_migrations (name, timestamp) values ('0008_idempotency_keys.sql', '2026-11-20T12:00:00.000Z');

-- 0003_usernames.sql
\ir ../../../db/migrations/0003_usernames.sql
insert into schema_migrations (name, timestamp) values ('0003_usernames.sql', '2026-11-20T12:00:00.000Z');

-- 0004_account_security.sql
\ir ../../../db/migrations/0004_account_security.sql
insert into schema_migrations (name, timestamp) values ('0004_account_security.sql', '2026-11-20T12:00:00.000Z');

-- 0010_connected_accounts.sql
\ir ../../../db/migrations/0010_connected_accounts.sql
insert into schema_migrations (name, timestamp) values ('0010_connected_accounts.sql', '2026-11-20T12:00:00.000Z');

-- 0009_featured_professionals.sql
\ir ../../../db/migrations/0009_featured_professionals.sql
insert into schema_migrations (name, timestamp) values ('0009_featured_professionals.sql', '2026-11-20T12:00:00.000Z');

-- 0014_review.sql, as it was at 154629a
-- The admin's side of applications: what was decided, documents that expire, and the lists over everybody and everything.

alter table professionals
  add column rejected_at timestamptz,
  add column suspended_at timestamptz,
  add constraint professionals_rejected check (rejected_at is null or not is_approved),
  -- Whoever is suspended is neither listed nor booked nor featured, whatever else changes.
  add constraint professionals_suspended check (suspended_at is null or not (is_approved or verified));

drop index professionals_waiting;
create index professionals_waiting on professionals (applied_at, id)
  where applied_at is not null and not is_approved and rejected_at is null and suspended_at is null;
create index professionals_by_creation on professionals (created_at, id);
create index professionals_incomplete on professionals (created_at, id) where not is_onboarding_complete;
create index professionals_rejected_ones on professionals (created_at, id) where rejected_at is not null;
create index professionals_suspended_ones on professionals (created_at, id) where suspended_at is not null;

-- What an applicant was told, beside the entry of the log: words about a person leave with the account, the log stays.
create table review_reasons (
  audit_id uuid primary key references audit_log,
  professional_id uuid not null references professionals on delete cascade,
  reason text not null check (length(btrim(reason)) between 1 and 1000)
);
create index review_reasons_of on review_reasons (professional_id, audit_id);

alter table professional_documents
  add column expires_on date,
  -- Of the reminders 30, 7 and 1 days before, the last one that was sent.
  add column reminded_days smallint check (reminded_days in (30, 7, 1));
create index professional_documents_expiring on professional_documents (expires_on) where expires_on is not null;

-- The lists of the admin dashboard: each way to sort is an index with the id behind it, and people are found by any part
-- of their name, address, number or username.
create index profiles_clients_by_creation on profiles (created_at, id) where type = 'client';
create index profiles_by_name on profiles ((lower(last_name || ' ' || first_name) collate "C"), id);
create index profiles_search on profiles using gin
  (lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || username) gin_trgm_ops);
create index payments_by_creation on payments (created_at, id);
create index payments_by_amount on payments (amount, id);
drop index bookings_by_start;
create index bookings_by_start on bookings (start_time, id);
create index bookings_by_status on bookings (status, start_time, id);
insert into schema_migrations (name, timestamp) values ('0014_review.sql', '2026-11-20T12:00:00.000Z');
