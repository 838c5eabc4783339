-- Links that confirm the address of a new account. Only their hashes are kept; where they lead in the end stands here and
-- not in the link.
create table email_confirmations (
  token_hash text primary key,
  user_id uuid not null references auth_user on delete cascade,
  return_to text not null,
  expires_at timestamptz not null
);
create index email_confirmations_user on email_confirmations (user_id);
