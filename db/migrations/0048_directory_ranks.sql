-- What a search by words reads (docs/decisions/071-a-narrow-table-to-search.md): a row of directory_entries is half a
-- page of the file with its card and words, and a search of two common words reads thousands of them.

create table directory_ranks (
  professional_id uuid primary key references directory_entries on delete cascade,
  rating numeric(3,2) not null,
  lot uuid not null,
  verified boolean not null,
  -- Only the index reads it.
  document tsvector not null,
  -- PostgreSQL moves columns out of a row only if it is longer than 2,032 bytes; this makes each row longer, and then
  -- takes 30 bytes compressed.
  padding text not null generated always as (repeat(' ', 2032)) stored
) with (toast_tuple_target = 128);
alter table directory_ranks alter column document set storage external;

-- Every word that is marked with its field (app/features/directory/search/search-fields.ts) in any document.
create table directory_field_words (word text collate "C" primary key);

insert into directory_ranks (professional_id, rating, lot, verified, document)
select professional_id, rating, lot, verified, document from directory_entries;
create index directory_ranks_document on directory_ranks using gin (document);
insert into directory_field_words
select word from ts_stat('select document from directory_entries') where word like '_:%';

-- The previous version, which runs beside this one for a while, writes only directory_entries.
create function rank_directory_entries() returns trigger language plpgsql as $$
begin
  insert into directory_ranks as ranks (professional_id, rating, lot, verified, document)
  select professional_id, rating, lot, verified, document from written
  on conflict (professional_id) do update
    set (rating, verified, document) = (excluded.rating, excluded.verified, excluded.document)
    where (ranks.rating, ranks.verified, ranks.document)
      is distinct from (excluded.rating, excluded.verified, excluded.document);
  -- Of unchanged rows too, in case a word was just deleted as unused. Sorted, so that concurrent inserts of the same
  -- words wait for each other instead of deadlocking.
  insert into directory_field_words
  select distinct word from written, unnest(tsvector_to_array(document)) as word where word like '_:%' order by word
  on conflict do nothing;
  return null;
end $$;
create trigger rank_inserted after insert on directory_entries
  referencing new table as written for each statement execute function rank_directory_entries();
create trigger rank_updated after update on directory_entries
  referencing new table as written for each statement execute function rank_directory_entries();
