-- What a client's holds came to that were not paid (docs/decisions/040-unpaid-holds.md). A row of its own, because a
-- client can delete a cancelled booking; without a foreign key, because it is written by whoever holds the booking, which closing
-- an account waits for while it holds the profile. closeBookingsOf removes it.
create table hold_records (
  client_id uuid primary key,
  -- Holds that ran out, or were given up after they had kept others away for a while.
  lapsed integer not null default 0 check (lapsed >= 0),
  -- Holds that were given up soon.
  given_up integer not null default 0 check (given_up >= 0),
  last_ended_at timestamptz not null default now(),
  -- Before this instant the client cannot hold another time.
  may_hold_from timestamptz not null default '-infinity'
);

-- Asked whenever somebody takes a hold: how many the client has already.
create index bookings_unpaid_of_client on bookings (client_id, professional_id) where status = 'pending';
