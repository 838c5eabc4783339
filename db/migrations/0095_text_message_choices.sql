-- Texts are a third channel of the notices (docs/decisions/123-text-messages.md). Without a row they are off.
alter table notification_preferences drop constraint notification_preferences_channel_check;
alter table notification_preferences
  add constraint notification_preferences_channel_check check (channel in ('mail', 'push', 'sms'));
