import { database } from '#app/platform/database/database.server.ts';
import { toMessageDto, toThreadDto } from '#app/features/messages/queries/thread-presenter.server.ts';
import { findOwnThreads, type OwnThread } from '#app/features/messages/queries/find-threads.server.ts';
import { messageSearchStore, type FoundRow } from '../message-search-store.server.ts';
import type { FoundMessage, ThreadSearchDto } from '../search-dto.ts';
import { searchLimits } from '../search-limits.ts';
import type { ThreadSearch } from '../message-search.schema.ts';
import { hasWords, searchWords, snippetOf } from '../search-words.ts';

/** Finds words in a person's own threads on one side: in what they read there, so not in what is masked for them. */
export async function searchThreads(personId: string, { as, query }: ThreadSearch): Promise<ThreadSearchDto> {
  const words = searchWords(query);
  const rows = await messageSearchStore.list(database(), personId, as, words, searchLimits.messages + 1);
  const ids = [...new Set(rows.map(({ thread_id }) => thread_id))];
  const threads = await findOwnThreads(database(), personId, ids);
  const found = new Map<string, FoundMessage[]>();
  for (const row of rows.slice(0, searchLimits.messages)) {
    const thread = threads.get(row.thread_id);
    const match = thread && matchOf(row, thread, words);
    if (match) found.set(row.thread_id, [...(found.get(row.thread_id) ?? []), match]);
  }
  const items = [...found].flatMap(([id, matches]) => {
    const thread = threads.get(id);
    if (!thread) return [];
    const shown = matches.slice(0, searchLimits.matchesOfThread);
    return [{ thread: toThreadDto(thread), matches: shown, match_count: matches.length }];
  });
  const isCut = rows.length > searchLimits.messages || items.length > searchLimits.threads;
  return { items: items.slice(0, searchLimits.threads), is_cut: isCut };
}

function matchOf(row: FoundRow, thread: OwnThread, words: readonly string[]): FoundMessage | undefined {
  const { id, sequence, is_own, text, sent_at } = toMessageDto(row, thread.side, thread.is_contact_shared);
  return hasWords(text, words) ? { id, sequence, is_own, snippet: snippetOf(text, words), sent_at } : undefined;
}
