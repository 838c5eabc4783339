-- Blocking and reporting in messages (docs/decisions/102-blocks-and-reports.md).
alter table message_sides add column blocked_at timestamptz;
alter table message_threads add column closed_at timestamptz;

create table thread_reports (
  -- Made by the browser, so that a report that is sent again is the same one.
  id uuid primary key,
  thread_id uuid not null references message_threads on delete cascade,
  -- Who reported; the other side is whom it is about.
  side text not null check (side in ('client', 'professional')),
  reason text not null check (reason in ('harassment', 'off-platform', 'fraud', 'other')),
  details text not null check (char_length(details) <= 1000),
  reported_at timestamptz not null,
  outcome text check (outcome in ('dismissed', 'closed')),
  note text not null default '' check (char_length(note) <= 1000),
  settled_at timestamptz,
  settled_by uuid references profiles on delete set null,
  check ((outcome is null) = (settled_at is null))
);
create index thread_reports_of_thread on thread_reports (thread_id);
create index thread_reports_by_age on thread_reports (reported_at desc, id desc);
create unique index thread_reports_open on thread_reports (thread_id, side) where outcome is null;
