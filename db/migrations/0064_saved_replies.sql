-- What a professional writes again and again (docs/decisions/103-saved-replies.md).
create table saved_replies (
  -- Made by the browser, so that a reply that is saved again is the same one.
  id uuid primary key,
  professional_id uuid not null references professionals on delete cascade,
  title text not null check (char_length(title) between 1 and 60),
  text text not null check (char_length(text) between 1 and 2000),
  updated_at timestamptz not null default now()
);
create index saved_replies_of_professional on saved_replies (professional_id, title);
