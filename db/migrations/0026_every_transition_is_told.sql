-- Every transition of a booking is told once: what is told to whom stands in one table of the code
-- (app/features/notifications/notices.ts), so the database no longer repeats its list of kinds.

-- Of disputes, refunds and other dates a booking can have several: `occasion` says which one; '' where there is only one.
alter table booking_mails
  drop constraint booking_mails_kind_check,
  add constraint booking_mails_kind_check check (kind ~ '^[a-z-]{1,40}$'),
  drop constraint booking_mails_recipient_check,
  add constraint booking_mails_recipient_check check (recipient in ('client', 'professional', 'team')),
  add column occasion text not null default '' check (length(occasion) <= 100),
  drop constraint booking_mails_pkey,
  add primary key (booking_id, kind, recipient, occasion);

alter table booking_pushes
  drop constraint booking_pushes_kind_check,
  add constraint booking_pushes_kind_check check (kind ~ '^[a-z-]{1,40}$'),
  add column occasion text not null default '' check (length(occasion) <= 100),
  drop constraint booking_pushes_pkey,
  add primary key (booking_id, kind, recipient, occasion);

alter table notification_preferences
  drop constraint notification_preferences_kind_check,
  add constraint notification_preferences_kind_check check (kind ~ '^[a-z-]{1,40}$');
