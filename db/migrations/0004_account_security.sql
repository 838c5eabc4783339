-- Account settings: two-factor sign-in, the list of one's sessions, and the change of the sign-in address.

alter table auth_user add column two_factor_enabled boolean not null default false;
alter table auth_session add column last_seen_at timestamptz not null default now();

create table auth_two_factor (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique references auth_user on delete cascade,
  -- Both encrypted with the installation's secret.
  secret text not null,
  backup_codes text not null,
  -- False until the first code was right: what was begun and left asks nobody for a code.
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  -- The newest step of 30 seconds whose code was accepted: no code is good twice (RFC 6238, section 5.2).
  last_used_step bigint
);

-- One wish at a time; it takes effect when the link mailed to the new address is followed.
create table email_changes (
  user_id uuid primary key references auth_user on delete cascade,
  new_email text not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
