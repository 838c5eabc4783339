-- The link under which a professional's calendar is read by other calendars, one a professional. Of its secret only the
-- hash is kept: who reads this table opens no feed.
create table calendar_feeds (
  professional_id uuid primary key references professionals on delete cascade,
  -- What the secret is derived from, together with a key that is not in the database.
  seed uuid not null,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  created_at timestamptz not null default now()
);
