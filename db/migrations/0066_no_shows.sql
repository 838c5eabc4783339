-- When one of the two is not there (docs/decisions/105-no-shows.md). The professional waits at the door and closes the
-- visit with a photo of it; the client's report is a problem of kind 'no-show', which the professional can answer.

create table no_shows (
  -- Made where the button was pressed, so that a repeated request adds nothing.
  id uuid primary key,
  booking_id uuid not null references bookings on delete cascade,
  -- By the clock of the phone that was pressed, kept within what the server knows.
  pressed_at timestamptz not null,
  -- When the server heard of it: the wait runs from here, because the client hears of it then.
  recorded_at timestamptz not null check (recorded_at >= pressed_at),
  -- The press that ended the wait, and when.
  closing_id uuid,
  closed_at timestamptz check (closed_at >= recorded_at),
  -- Taken back: the client came after all, or it was a wrong press.
  withdrawn_at timestamptz,
  -- When the booking was cancelled for it.
  settled_at timestamptz,
  check ((closing_id is null) = (closed_at is null)),
  check (settled_at is null or (closed_at is not null and withdrawn_at is null))
);
create unique index no_shows_one_at_a_time on no_shows (booking_id) where withdrawn_at is null;
create index no_shows_closing on no_shows (closed_at) where settled_at is null and withdrawn_at is null;

alter table visit_photos
  drop constraint visit_photos_moment_check,
  add constraint visit_photos_moment_check check (moment in ('before', 'after', 'door'));

alter table problem_reports
  add column answer text check (length(btrim(answer)) between 1 and 1000),
  add column answered_at timestamptz,
  -- Without an answer until then, the client is refunded. Null for reports from before there were answers: the team
  -- settles them.
  add column answer_until timestamptz,
  add constraint problem_reports_answered check ((answer is null) = (answered_at is null));
create index problem_reports_unanswered on problem_reports (answer_until) where status = 'open' and answered_at is null;
