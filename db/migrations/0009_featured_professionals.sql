-- Hand-picked professionals of the home page: three places, each taken once (OPEN-15). They point at the directory, so
-- that whoever is no longer listed falls out of here with the same statement.
create table featured_professionals (
  place smallint primary key check (place between 1 and 3),
  professional_id uuid not null unique references directory_entries on delete cascade
);
