-- Blocks that repeat: each of their times is a row of its own (docs/decisions/019-blocked-times.md), held together by a
-- series, so that the rule against overlaps and everything that reads blocked slots hold for them as for any other.

alter table blocked_time_slots add column series_id uuid;
create index blocked_time_slots_by_end on blocked_time_slots (professional_id, end_time);

-- A reason says something, or there is none.
update blocked_time_slots set reason = nullif(btrim(reason), '');
alter table blocked_time_slots add constraint blocked_time_slots_reason check (reason = btrim(reason) and reason <> '');
