-- Professionals' own calendars elsewhere (docs/decisions/120-busy-times-of-other-calendars.md). Of what is in them only the
-- times are stored at which somebody is busy.
create table outside_calendars (
  id uuid primary key default uuidv7(),
  professional_id uuid not null references professionals on delete cascade,
  name text not null,
  -- Encrypted: whoever has the URL reads the calendar. Beside it its hash, so that none is connected twice.
  sealed_url text not null,
  url_hash bytea not null,
  host text not null,
  state text not null default 'ok'
    check (state in ('ok', 'late', 'revoked', 'unreachable', 'too-big', 'unreadable', 'private')),
  -- Readings that failed one after the other.
  failures integer not null default 0,
  failing_since timestamptz,
  -- When its owner was mailed about this failure.
  mailed_at timestamptz,
  etag text,
  last_modified text,
  -- How far ahead busy times are known.
  covers_until timestamptz not null,
  unread_events integer not null default 0,
  guessed_zones integer not null default 0,
  -- The last time that it could be read.
  read_at timestamptz not null default now(),
  -- The last reading that began, and its number: of two at once the later one counts.
  tried_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_read_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (professional_id, url_hash)
);
create index outside_calendars_due on outside_calendars (next_read_at);

-- In pieces of a day at most, so that the index finds all that reach into a range by where they start.
create table outside_busy_times (
  calendar_id uuid not null references outside_calendars on delete cascade,
  professional_id uuid not null references professionals on delete cascade,
  start_time timestamptz not null,
  end_time timestamptz not null,
  primary key (calendar_id, start_time),
  constraint outside_busy_times_piece check (end_time > start_time and end_time <= start_time + interval '24 hours')
);
create index outside_busy_times_of_professional on outside_busy_times (professional_id, start_time) include (end_time);
