-- Messages between a client and a professional (docs/decisions/093-messages.md): one thread for each pair. Its row is the lock
-- under which messages get their places.
create table message_threads (
  id uuid primary key default uuidv7(),
  -- Null once that person has left.
  client_id uuid references profiles on delete set null,
  professional_id uuid references professionals on delete set null,
  last_sequence integer not null default 0,
  -- In milliseconds, as positions in lists are.
  last_activity_at timestamptz not null default date_trunc('milliseconds', now()),
  created_at timestamptz not null default now(),
  unique (client_id, professional_id)
);
create index message_threads_of_client on message_threads (client_id, last_activity_at desc, id desc);
create index message_threads_of_professional on message_threads (professional_id, last_activity_at desc, id desc);

-- What each of the two has read, and was notified of.
create table message_sides (
  thread_id uuid not null references message_threads on delete cascade,
  side text not null check (side in ('client', 'professional')),
  person_id uuid not null references profiles on delete cascade,
  read_sequence integer not null default 0,
  read_at timestamptz,
  -- Messages of the other side behind read_sequence.
  unread integer not null default 0 check (unread >= 0),
  -- The first unread message that nobody was notified of; null once they were, until they have read.
  unread_since timestamptz,
  notified_sequence integer not null default 0,
  primary key (thread_id, side)
);
create index message_sides_of_person on message_sides (person_id, thread_id);
create index message_sides_unread on message_sides (person_id, side) where unread > 0;
create index message_sides_to_notify on message_sides (unread_since) where unread_since is not null;

create table messages (
  -- Made by the sender's browser, so that a message that is sent again is the same one, however late.
  id uuid primary key,
  thread_id uuid not null references message_threads on delete cascade,
  sequence integer not null,
  side text not null check (side in ('client', 'professional')),
  text text not null,
  -- When its sender left, and the text with them.
  erased_at timestamptz,
  sent_at timestamptz not null,
  unique (thread_id, sequence),
  constraint messages_erased check (erased_at is null or text = '')
);
