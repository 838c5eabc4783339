-- For a database of before abc0727: the first edition had no lot, and its indexes ended in professional_id.
do $$
begin
  if exists (select from pg_attribute where attrelid = 'directory_entries'::regclass and attname = 'lot') then
    return;
  end if;
  alter table directory_entries add column lot uuid not null generated always as (md5(professional_id::text)::uuid) stored;
  drop index directory_entries_by_rating, directory_entries_by_name, directory_entries_by_next_free,
    directory_entries_verified_by_rating, directory_entries_verified_by_name;
  create index directory_entries_by_rating on directory_entries (rating, lot);
  create index directory_entries_by_name on directory_entries (sort_name, lot);
  create index directory_entries_by_next_free on directory_entries (coalesce(next_free_at, 'infinity'::timestamptz), lot);
  create index directory_entries_verified_by_rating on directory_entries (rating, lot) where verified;
  create index directory_entries_verified_by_name on directory_entries (sort_name, lot) where verified;
end $$;
