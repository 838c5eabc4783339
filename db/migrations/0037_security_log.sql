-- Who did what to accounts, access and money, from which network, and with what outcome. Apart from audit_log, which says why a
-- thing is as it is and stays: this one knows networks and attempts that failed, and ends after 400 days.
create table security_log (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  -- No foreign keys: an account that is gone leaves an id behind, and nothing that names anybody.
  actor_id uuid,
  account_id uuid,
  action text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  network text,
  subject_type text,
  subject_id uuid,
  details jsonb not null default '{}'
);
create index security_log_actor on security_log (actor_id, id);
create index security_log_account on security_log (account_id, id);
create index security_log_at on security_log (at);

create trigger security_log_append_only before update or truncate on security_log
  for each statement execute function refuse_change();
create function keep_security_log() returns trigger language plpgsql as $$
begin
  if old.at > now() - interval '400 days' then
    raise exception 'security_log keeps its entries for 400 days' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger security_log_kept before delete on security_log for each row execute function keep_security_log();
