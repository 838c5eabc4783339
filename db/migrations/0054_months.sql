-- What only grows is kept in partitions, one a month: audit, security log, and what was notified of
-- (docs/decisions/085-months.md). Their keys begin with an id that is a UUID of version 7, so that a month is a range of
-- ids: keys stay unique over all months, and every statement stays as it was.

-- The first id of an instant.
create function first_id_of(instant timestamptz) returns uuid language sql immutable
  return (lpad(to_hex((extract(epoch from instant) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;

-- Up to which month (exclusive) a table has partitions: audit_log_until_2026_12 ends before December, audit_log_2026_12
-- after it.
create function end_of_months(parent text) returns timestamptz language sql stable
  begin atomic;
    select max(to_timestamp(right(c.relname, 7) || ' +00', 'YYYY_MM TZH')
      + case when c.relname like '%\_until\_%' then interval '0' else interval '1 month' end)
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass(parent) and c.relname ~ '_\d{4}_\d{2}$';
  end;

-- Statements that name a partition must be refused as those that name its parent are; PostgreSQL copies the triggers of rows
-- only.
create function copy_statement_triggers(parent text, child text) returns void language plpgsql as $$
declare definition text;
begin
  for definition in
    select pg_get_triggerdef(oid) from pg_trigger
    where tgrelid = to_regclass(parent) and not tgisinternal and tgtype & 1 = 0
  loop
    execute replace(definition, format(' ON %I.%I ', current_schema, parent), format(' ON %I.%I ', current_schema, child));
  end loop;
end $$;

-- Creates a table's partitions up to some months from now and returns their names. A month of which rows stand in the
-- default partition stays there.
create function add_months(parent text, ahead integer default 3) returns setof text language plpgsql as $$
declare
  key text := (select attname from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
    where partrelid = to_regclass(parent));
  month timestamp;
  child text;
  first_id uuid;
  end_id uuid;
  is_in_default boolean;
begin
  for month in select generate_series(end_of_months(parent) at time zone 'UTC',
    date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead), interval '1 month')
  loop
    child := parent || '_' || to_char(month, 'YYYY_MM');
    first_id := first_id_of(month at time zone 'UTC');
    end_id := first_id_of((month + interval '1 month') at time zone 'UTC');
    execute format('select exists (select from %I where %I >= $1 and %2$I < $2)', parent || '_default', key)
      into is_in_default using first_id, end_id;
    continue when is_in_default;
    execute format('create table %I (like %I including defaults including constraints)', child, parent);
    perform copy_statement_triggers(parent, child);
    -- Attached instead of created in place: statements on the other months go on.
    execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, child, first_id, end_id);
    return next child;
  end loop;
end $$;

-- Drops the partitions that ended before an instant, as far as nothing is left in them, and returns their names.
create function drop_empty_months(parent text, before timestamptz) returns setof text language plpgsql as $$
declare
  child text;
  has_rows boolean;
begin
  for child in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass(parent) and c.relname ~ '_\d{4}_\d{2}$'
      and to_timestamp(right(c.relname, 7) || ' +00', 'YYYY_MM TZH')
        + case when c.relname like '%\_until\_%' then interval '0' else interval '1 month' end < before
  loop
    execute format('select exists (select from %I)', child) into has_rows;
    continue when has_rows;
    execute format('drop table %I', child);
    return next child;
  end loop;
end $$;

-- Makes an existing table the first partition of a new one of the same name, without copying a row: what it has got so
-- far, and what comes this month.
create function partition_by_month(parent text, key text) returns void language plpgsql as $$
declare
  first_month timestamp := date_trunc('month', now() at time zone 'UTC') + interval '1 month';
  old text := parent || '_until_' || to_char(first_month, 'YYYY_MM');
  fallback text := parent || '_default';
  end_id uuid := first_id_of(first_month at time zone 'UTC');
  primary_key text := (select pg_get_constraintdef(oid) from pg_constraint where conrelid = to_regclass(parent) and contype = 'p');
  index_definitions text[] := array(select pg_get_indexdef(indexrelid) from pg_index
    where indrelid = to_regclass(parent) and not indisprimary);
  trigger_definitions text[] := array(select pg_get_triggerdef(oid) from pg_trigger
    where tgrelid = to_regclass(parent) and not tgisinternal);
  name text;
begin
  for name in select tgname from pg_trigger where tgrelid = to_regclass(parent) and not tgisinternal loop
    execute format('drop trigger %I on %I', name, parent);
  end loop;
  execute format('alter table %I rename to %I', parent, old);
  for name in select indexrelid::regclass from pg_index where indrelid = to_regclass(old) loop
    execute format('alter index %s rename to %I', name, overlay(name placing old from 1 for length(parent)));
  end loop;
  execute format('create table %I (like %I including defaults including constraints) partition by range (%I)', parent, old, key);
  execute format('alter table %I add %s', parent, primary_key);
  foreach name in array index_definitions loop execute name; end loop;
  execute format('create table %I (like %I including defaults including constraints)', fallback, parent);
  -- Ids that are not of version 7, or of a clock that was ahead.
  execute format('with moved as (delete from %I where %I >= %L returning *) insert into %I select * from moved',
    old, key, end_id, fallback);
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', parent, old, end_id);
  execute format('alter table %I attach partition %I default', parent, fallback);
  foreach name in array trigger_definitions loop execute name; end loop;
  perform copy_statement_triggers(parent, old), copy_statement_triggers(parent, fallback);
  perform add_months(parent);
end $$;

-- All at once, before anything is changed: who waits for one of them has none of the others.
lock table audit_log, security_log, review_reasons, intervention_reasons,
  booking_mails, booking_pushes, booking_reminders, payout_notices in access exclusive mode;

alter table review_reasons drop constraint review_reasons_audit_id_fkey;
alter table intervention_reasons drop constraint intervention_reasons_audit_id_fkey;

select partition_by_month('audit_log', 'id'), partition_by_month('security_log', 'id'),
  partition_by_month('booking_mails', 'booking_id'), partition_by_month('booking_pushes', 'booking_id'),
  partition_by_month('booking_reminders', 'booking_id'), partition_by_month('payout_notices', 'transfer_id');

alter table review_reasons add foreign key (audit_id) references audit_log;
alter table intervention_reasons add foreign key (audit_id) references audit_log;

drop function partition_by_month;
