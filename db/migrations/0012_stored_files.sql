-- Files: what is kept where, whose it is, and which renderings of a picture exist. The bytes lie in the file store under
-- `{bucket}/{id}/`, so that no name that a person chose ever touches a file system.

create table stored_files (
  id uuid primary key default uuidv7(),
  bucket text not null check (bucket in ('professional-documents', 'profiles', 'work-photos')),
  path text not null check (length(path) between 1 and 500),
  -- Who uploaded it; files outlive no account (closing-accounts removes them).
  owner_id uuid not null references auth_user on delete cascade,
  content_type text not null check (length(content_type) <= 100),
  size integer not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Pixels of the picture as uploaded, after its orientation was applied; null for a PDF.
  width integer check (width > 0),
  height integer check (height > 0),
  -- Widths, in pixels, of which renderings exist; the first is made with the upload, the others by a job.
  rendered_widths integer[] not null default '{}',
  cache_seconds integer not null default 3600 check (cache_seconds between 0 and 31536000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (bucket, path)
);
create index stored_files_of_owner on stored_files (owner_id, id);
