-- The portfolio's undo, and changes of an approved professional that wait for the team.

alter table work_photos
  -- Taken out by its owner; it can be put back until a job removes it with its file.
  add column removed_at timestamptz;

alter table professionals
  -- The categories that the team has agreed to, once it has approved; null for a record that nobody has approved yet.
  add column approved_categories text[] check (cardinality(approved_categories) <= 20);

-- What somebody approved wants to change. What stands stays until the team has decided; then the row goes, and the log keeps
-- what was decided.
create table proposed_changes (
  id uuid primary key default uuidv7(),
  professional_id uuid not null references professionals on delete cascade,
  change text not null check (change in ('add_document', 'replace_document', 'remove_document', 'set_categories')),
  -- The document that stands.
  document_id uuid references professional_documents on delete cascade,
  document_kind text check (document_kind in ('certification', 'insurance')),
  -- Checked at commit, as those of professional_documents are.
  file_id uuid unique references stored_files deferrable initially deferred,
  file_path text check (length(file_path) between 1 and 500),
  categories text[] check (cardinality(categories) <= 20),
  created_at timestamptz not null default now(),
  constraint proposed_changes_document check ((document_id is not null) = (change in ('replace_document', 'remove_document'))),
  constraint proposed_changes_kind check ((document_kind is not null) = (change <> 'set_categories')),
  constraint proposed_changes_file check (
    (file_id is not null) = (change in ('add_document', 'replace_document')) and (file_path is not null) = (file_id is not null)),
  constraint proposed_changes_categories check ((categories is not null) = (change = 'set_categories'))
);
create index proposed_changes_of on proposed_changes (professional_id, id);
create unique index proposed_changes_of_document on proposed_changes (document_id) where document_id is not null;
create unique index proposed_changes_of_categories on proposed_changes (professional_id) where change = 'set_categories';
