-- Google accounts beside those at calendar servers (docs/decisions/124-google-calendars.md). Of one at Google, the sealed
-- password is the refresh token.
alter table calendar_accounts
  add column provider text not null default 'caldav' check (provider in ('caldav', 'google'));

-- A professional who left for Google to let us in, until they come back: one at a time, and once.
create table calendar_consents (
  professional_id uuid primary key references professionals on delete cascade,
  -- SHA-256 of the state that Google hands back.
  state_hash bytea not null,
  -- The session that left, and the only one that may come back.
  session_id text not null,
  -- Encrypted: the verifier of the code (RFC 7636).
  sealed_verifier text not null,
  expires_at timestamptz not null
);
