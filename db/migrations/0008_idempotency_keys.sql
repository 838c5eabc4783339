-- The first answer to each Idempotency-Key, so that a repeated POST does its work once
-- (docs/decisions/012-idempotency-keys.md).

create table idempotency_keys (
  -- SHA-256 of caller, endpoint and key.
  id bytea primary key check (length(id) = 32),
  caller_id uuid references auth_user on delete cascade,
  endpoint text not null,
  -- HMAC of address and body under the key itself, which is kept nowhere: a body may hold a password.
  fingerprint bytea not null,
  -- Which request holds the key; one whose lease ran out may be followed by another.
  attempt uuid not null,
  leased_until timestamptz not null,
  -- Null while the first request is still at work.
  status smallint check (status between 200 and 499),
  body text,
  created_at timestamptz not null default now()
);
create index idempotency_keys_of_caller on idempotency_keys (caller_id);
create index idempotency_keys_by_age on idempotency_keys (created_at);
