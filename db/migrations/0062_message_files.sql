-- Pictures and PDFs in messages (docs/decisions/101-files-in-messages.md).
create table message_files (
  file_id uuid primary key references stored_files deferrable initially deferred,
  message_id uuid not null references messages on delete cascade,
  position smallint not null,
  path text not null,
  name text not null check (char_length(name) between 1 and 200),
  content_type text not null,
  size integer not null,
  width integer,
  height integer,
  unique (message_id, position)
);

-- Replies by mail that did not become a message, so that each is answered once (docs/decisions/100-mails-about-messages.md).
create table refused_replies (
  id uuid primary key,
  refused_at timestamptz not null default now()
);
create index refused_replies_by_age on refused_replies (refused_at);
