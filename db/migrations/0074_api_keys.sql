-- Keys with which programs call the API for a person or for the business of a professional
-- (docs/decisions/115-api-keys.md). Of the secret only a hash is stored.
create table api_keys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth_user on delete cascade,
  -- Set for a key of a business.
  professional_id uuid references professionals on delete cascade,
  name text not null check (name <> ''),
  -- The first characters of the secret, by which the key is found and its owner recognizes it.
  start text not null unique,
  secret_hash bytea not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  per_minute integer not null check (per_minute > 0),
  created_at timestamptz not null default now(),
  -- Null if it never expires.
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_of_user on api_keys (user_id);
create index api_keys_of_professional on api_keys (professional_id) where professional_id is not null;
