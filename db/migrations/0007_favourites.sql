-- Professionals that somebody saved (OPEN-03). Nobody but its owner ever reads a row.

create table favourites (
  profile_id uuid not null references profiles on delete cascade,
  professional_id uuid not null references professionals on delete cascade,
  created_at timestamptz not null default now(),
  primary key (profile_id, professional_id)
);
create index favourites_of_professional on favourites (professional_id);
