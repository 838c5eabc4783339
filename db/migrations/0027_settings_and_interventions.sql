-- What administrators decide for the whole platform: a row a change, the latest one holds. Bookings copy what they are
-- made under, so that a change is about new ones only.
create table platform_settings (
  version integer primary key check (version > 0),
  commission_percent numeric(5,2) not null check (commission_percent between 0 and 30),
  late_fee_percent numeric(5,2) not null check (late_fee_percent between 0 and 100),
  free_cancellation_hours integer not null check (free_cancellation_hours between 0 and 168),
  minimum_notice_hours integer not null check (minimum_notice_hours between 0 and 72),
  reason text not null check (length(btrim(reason)) between 3 and 500),
  -- As in the audit log: it outlives the account.
  changed_by uuid,
  changed_at timestamptz not null default now()
);
insert into platform_settings (version, commission_percent, late_fee_percent, free_cancellation_hours, minimum_notice_hours, reason)
values (1, 10, 50, 24, 0, 'What the platform began with');
create trigger platform_settings_append_only before update or delete or truncate on platform_settings
  for each statement execute function refuse_change();

-- An administrator may hold what a professional is paid, also before there is a transfer.
alter table transfers drop constraint transfers_holds_check;
alter table transfers add constraint transfers_holds_check check (holds <@ array['problem', 'dispute', 'admin']);
alter table payments add column is_held boolean not null default false;

-- Why an administrator acted on a booking. Beside the audit log, which keeps no words about people for ever: these go
-- with the booking, and when one of its parties leaves.
create table intervention_reasons (
  audit_id uuid primary key references audit_log,
  booking_id uuid not null references bookings on delete cascade,
  reason text not null check (length(btrim(reason)) between 3 and 500)
);
create index intervention_reasons_of_booking on intervention_reasons (booking_id);
