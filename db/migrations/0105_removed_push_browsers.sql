-- A browser that its owner removed from afar is remembered until its session ends: it learns of it when it asks to be stored
-- again, and unsubscribes (docs/decisions/156-a-removed-browser-stays-off.md).
alter table push_subscriptions add column removed_at timestamptz;
