-- The schema of e91c582, with data. Written by npm run upgrade-dumps.
create table schema_migrations (name varchar(255) primary key, timestamp varchar(255) not null);
create table schema_migrations_lock (id varchar(255) primary key, is_locked integer not null default 0);
insert into schema_migrations_lock (id) values ('migration_lock');

-- 0001_marketplace.sql
\ir ../../../db/migrations/0001_marketplace.sql
insert into schema_migrations (name, timestamp) values ('0001_marketplace.sql', '2026-11-20T12:00:00.000Z');
\ir ../data/marketplace.sql

-- 0002_directory_search.sql, as it was at e91c582
-- Search over directory_entries: typos are mended against the words that really occur, so that the full-text index
-- answers every search; order and paging come from one index for each way to sort.

alter table directory_entries
  drop column search_text,
  -- json keeps the text as it was written: the list sends it on without building anything.
  alter column card type json using card::json,
  alter column sort_name type text collate "C",
  -- Service names, one a line, without case and accents.
  add column service_text text not null,
  -- "austin, tx", as app/lib/city-key.ts writes it.
  add column city_key text,
  -- position lies on the unit sphere; reach is the box around everything within reach_chord of it.
  add column reach cube,
  add column reach_chord double precision,
  -- A row is read whole for every card: compressing it would cost more than it saves.
  set (toast_tuple_target = 8160);

create index directory_entries_by_rating on directory_entries (rating, professional_id);
create index directory_entries_by_name on directory_entries (sort_name, professional_id);
create index directory_entries_by_next_free on directory_entries
  (coalesce(next_free_at, 'infinity'::timestamptz), professional_id);
create index directory_entries_verified_by_rating on directory_entries (rating, professional_id) where verified;
create index directory_entries_verified_by_name on directory_entries (sort_name, professional_id) where verified;
create index directory_entries_document on directory_entries using gin (document);
create index directory_entries_services on directory_entries using gin (service_text gin_trgm_ops);
create index directory_entries_place on directory_entries using gin (place gin_trgm_ops);
create index directory_entries_city on directory_entries (city_key);
create index directory_entries_reach on directory_entries using gist (reach);
create index directory_entries_due on directory_entries (refreshed_at);

-- Every word of every document.
create table directory_words (word text collate "C" primary key);
create index directory_words_similar on directory_words using gin (word gin_trgm_ops);
insert into schema_migrations (name, timestamp) values ('0002_directory_search.sql', '2026-11-20T12:00:00.000Z');
\ir ../data/directory.sql
