-- For a database of before 8e2c134: the first edition lacked this index.
create index if not exists professionals_by_application on professionals (applied_at, id) where applied_at is not null;
