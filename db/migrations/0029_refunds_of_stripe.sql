-- Money that Stripe moves without us: refunds and reversals made in its dashboard, refunds that fail days later.

alter table refunds
  -- Who gave it back: we, somebody in Stripe's own dashboard, or the client's bank by a dispute that was lost.
  add column origin text not null default 'doorstep' check (origin in ('doorstep', 'stripe', 'bank')),
  -- Why it never reached the client: Stripe's failure_reason or status; 'superseded' when the money went back otherwise.
  add column failure text check (length(failure) <= 100),
  -- Stripe has asked the client by mail where to send it (its status requires_action).
  add column asks_client boolean not null default false,
  -- What Stripe said when it last refused to make it.
  add column last_error text check (length(last_error) <= 500),
  -- Each failed refund is followed by another one that stands in for it: what a client was promised stays owed.
  add column replaces uuid unique references refunds,
  -- Since when nobody asks Stripe for it: the one before failed, and an administrator decides how it goes on.
  add column stopped_at timestamptz,
  -- How an administrator has paid it other than through Stripe.
  add column paid_otherwise text check (length(btrim(paid_otherwise)) between 1 and 500);
update refunds set origin = 'bank' where reason like 'dispute-%';
create index refunds_of_booking on refunds (booking_id);
create index refunds_stopped on refunds (stopped_at) where stopped_at is not null;
create index refunds_of_stripe on refunds (created_at) where origin = 'stripe';

alter table ledger_entries
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check
    check (kind in ('payment', 'refund', 'refund-failed', 'transfer', 'commission', 'transfer-reversal', 'commission-reversal'));

-- How far what Stripe did was compared with what we know: events and objects up to then were looked at.
create table stripe_cursors (
  name text primary key,
  until timestamptz not null
);
