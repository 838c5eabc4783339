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
  -- Among equals a lot decides, or those who joined together would stand together.
  add column lot uuid not null generated always as (md5(professional_id::text)::uuid) stored,
  -- A row is read whole for every card: compressing it would cost more than it saves.
  set (toast_tuple_target = 8160);

create index directory_entries_by_rating on directory_entries (rating, lot);
create index directory_entries_by_name on directory_entries (sort_name, lot);
create index directory_entries_by_next_free on directory_entries
  (coalesce(next_free_at, 'infinity'::timestamptz), lot);
create index directory_entries_verified_by_rating on directory_entries (rating, lot) where verified;
create index directory_entries_verified_by_name on directory_entries (sort_name, lot) where verified;
create index directory_entries_document on directory_entries using gin (document);
create index directory_entries_services on directory_entries using gin (service_text gin_trgm_ops);
create index directory_entries_place on directory_entries using gin (place gin_trgm_ops);
create index directory_entries_city on directory_entries (city_key);
create index directory_entries_reach on directory_entries using gist (reach);
create index directory_entries_due on directory_entries (refreshed_at);

-- Every word of every document.
create table directory_words (word text collate "C" primary key);
create index directory_words_similar on directory_words using gin (word gin_trgm_ops);
