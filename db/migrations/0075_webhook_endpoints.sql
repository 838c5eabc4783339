-- Where programs hear of events, and what was sent to them (docs/decisions/117-webhooks-out.md).
create table webhook_endpoints (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth_user on delete cascade,
  -- Set for an endpoint of a business.
  professional_id uuid references professionals on delete cascade,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Encrypted with AUTH_SECRET: signing needs the secret itself.
  secret text not null,
  created_at timestamptz not null default now(),
  -- Since when nothing was accepted; null after a success.
  failing_since timestamptz,
  disabled_at timestamptz,
  -- Why it was disabled; null if its owner did it.
  disabled_reason text check (disabled_reason in ('failing', 'gone'))
);
create index webhook_endpoints_of_user on webhook_endpoints (user_id);
create index webhook_endpoints_of_professional on webhook_endpoints (professional_id) where professional_id is not null;

create table webhook_deliveries (
  id uuid primary key default uuidv7(),
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  -- The id that the receiver sees, the same each time the event is sent.
  event_id uuid not null,
  type text not null,
  payload text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- While an attempt is under way, when it counts as lost.
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_attempt_at timestamptz,
  response_status integer,
  response_excerpt text,
  -- Why there was no response.
  failure text,
  unique (endpoint_id, event_id)
);
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, id desc);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at) where state = 'pending';
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
