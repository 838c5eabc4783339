-- For the events of the last day (/dashboard/admin/system). Events arrive in the order of the table, so that a block
-- range index of a few kilobytes finds them and costs an insert next to nothing.
create index stripe_events_received on stripe_events using brin (received_at);
