-- The schema of 6103c5c, with data. Written by npm run upgrade-dumps.
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
