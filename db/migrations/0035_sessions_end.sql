-- A session ends 90 days after its sign-in, however often it was extended and by which version.
create function end_session_for_good() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '90 days');
  return new;
end $$;
create trigger auth_session_ends before insert or update of expires_at on auth_session
  for each row execute function end_session_for_good();
update auth_session set expires_at = created_at + interval '90 days' where expires_at > created_at + interval '90 days';
