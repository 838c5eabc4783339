-- What clients say about visits that took place, the professional's answer, and what the team makes of it.

create table reviews (
  id uuid primary key default uuidv7(),
  -- Who wrote it is the booking's client: when that account goes, nothing here names it.
  booking_id uuid not null unique references bookings on delete cascade,
  professional_id uuid not null references professionals on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  text text not null default '' check (length(text) <= 1500),
  -- Lists go on from an instant that JavaScript has read, which knows no microseconds.
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  edited_at timestamptz,
  reply text check (length(reply) between 1 and 1000),
  replied_at timestamptz,
  reported_at timestamptz,
  report_reason text check (length(report_reason) between 1 and 500),
  is_report_open boolean not null default false,
  -- Hidden ones are seen by their author, the professional and the team, and count nowhere.
  hidden_at timestamptz,
  decision text check (decision in ('hidden', 'restored', 'kept')),
  decision_reason text check (length(decision_reason) between 1 and 500),
  decided_at timestamptz,
  constraint reviews_reply check ((reply is null) = (replied_at is null)),
  constraint reviews_report check ((report_reason is null) = (reported_at is null) and (reported_at is not null or not is_report_open)),
  constraint reviews_decision check ((decision is null) = (decided_at is null) and (decision is null) = (decision_reason is null)),
  constraint reviews_hidden check (hidden_at is null or decision = 'hidden')
);
create index reviews_of_professional on reviews (professional_id, created_at desc, id desc);
create index reviews_shown on reviews (professional_id, created_at desc, id desc) where hidden_at is null;
create index reviews_to_decide on reviews (is_report_open desc, created_at desc, id desc);
create index reviews_hidden_ones on reviews (created_at desc, id desc) where hidden_at is not null;

-- Only visits that took place, and only of the professional who came.
create function guard_review() returns trigger language plpgsql as $$
begin
  if not exists (select from bookings where id = new.booking_id and status = 'completed' and professional_id = new.professional_id) then
    raise exception 'only a completed booking can be reviewed' using errcode = 'check_violation', constraint = 'reviews_of_completed';
  end if;
  return new;
end $$;
create trigger reviews_of_completed before insert on reviews for each row execute function guard_review();

-- How many shown reviews of each number of stars a professional has, counted while they change, so that no page ever adds up.
create table professional_ratings (
  professional_id uuid primary key references professionals on delete cascade,
  stars_1 integer not null check (stars_1 >= 0),
  stars_2 integer not null check (stars_2 >= 0),
  stars_3 integer not null check (stars_3 >= 0),
  stars_4 integer not null check (stars_4 >= 0),
  stars_5 integer not null check (stars_5 >= 0),
  review_count integer not null generated always as (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) stored,
  -- The true average, in hundredths; null without a shown review.
  rating numeric(3,2) generated always as (
    (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5)::numeric / nullif(stars_1 + stars_2 + stars_3 + stars_4 + stars_5, 0)
  ) stored
);

-- Once a statement, over its rows, as bookings are counted. A professional who is being deleted gets no row any more.
create function count_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (select from old_rows o join new_rows n using (id) where (o.stars, o.hidden_at is null) is distinct from (n.stars, n.hidden_at is null)) then
      return null;
    end if;
  end if;

  if tg_op <> 'INSERT' then
    update professional_ratings r
    set stars_1 = r.stars_1 - o.stars_1, stars_2 = r.stars_2 - o.stars_2, stars_3 = r.stars_3 - o.stars_3,
      stars_4 = r.stars_4 - o.stars_4, stars_5 = r.stars_5 - o.stars_5
    from (
      select professional_id, count(*) filter (where stars = 1) as stars_1, count(*) filter (where stars = 2) as stars_2,
        count(*) filter (where stars = 3) as stars_3, count(*) filter (where stars = 4) as stars_4, count(*) filter (where stars = 5) as stars_5
      from old_rows where hidden_at is null group by professional_id
    ) o
    where r.professional_id = o.professional_id;
  end if;

  if tg_op <> 'DELETE' then
    insert into professional_ratings as r (professional_id, stars_1, stars_2, stars_3, stars_4, stars_5)
    select professional_id, count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
      count(*) filter (where stars = 4), count(*) filter (where stars = 5)
    from new_rows
    where hidden_at is null and exists (select from professionals where id = professional_id)
    group by professional_id order by professional_id
    on conflict (professional_id) do update
    set stars_1 = r.stars_1 + excluded.stars_1, stars_2 = r.stars_2 + excluded.stars_2, stars_3 = r.stars_3 + excluded.stars_3,
      stars_4 = r.stars_4 + excluded.stars_4, stars_5 = r.stars_5 + excluded.stars_5;
  end if;
  return null;
end $$;
create trigger reviews_counted_insert after insert on reviews referencing new table as new_rows
  for each statement execute function count_reviews();
create trigger reviews_counted_update after update on reviews referencing old table as old_rows new table as new_rows
  for each statement execute function count_reviews();
create trigger reviews_counted_delete after delete on reviews referencing old table as old_rows
  for each statement execute function count_reviews();
