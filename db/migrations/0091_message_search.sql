-- Words in one's own messages (docs/decisions/112-search-in-messages.md).
create index messages_text on messages using gin (text gin_trgm_ops);
