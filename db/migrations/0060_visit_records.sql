-- What is left of a visit (docs/decisions/096-records-of-visits.md): the checklist of its service as it was ticked, photos
-- before and after, materials and a note.

create table service_checklists (
  service_id uuid primary key references services on delete cascade,
  lines text[] not null check (cardinality(lines) between 1 and 20)
);

create table visit_records (
  booking_id uuid primary key references bookings on delete cascade,
  -- [{ "line": text, "checked": boolean }]: the lines as they were that day.
  checklist jsonb not null,
  materials text[] not null,
  note text not null check (length(note) <= 1000),
  updated_at timestamptz not null
);

create table visit_photos (
  id uuid primary key,
  booking_id uuid not null references bookings on delete cascade,
  file_id uuid not null unique references stored_files deferrable initially deferred,
  path text not null,
  moment text not null check (moment in ('before', 'after')),
  recorded_at timestamptz not null
);
create index visit_photos_of_booking on visit_photos (booking_id, id);

-- Which buckets there are stands in app/features/files/buckets.ts.
alter table stored_files
  drop constraint stored_files_bucket_check,
  add constraint stored_files_bucket_check check (bucket ~ '^[a-z-]{1,40}$');
