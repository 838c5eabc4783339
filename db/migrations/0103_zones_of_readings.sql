-- The zone in which a calendar's whole days and times without a zone were read last
-- (docs/decisions/120-busy-times-of-other-calendars.md): in another one an unchanged file says something else. Null until
-- it is read again.
alter table outside_calendars add column read_in_zone text;
