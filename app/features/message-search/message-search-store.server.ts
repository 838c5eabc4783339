import type { Connection } from '#app/platform/database/database.server.ts';
import type { Side } from '#app/features/messages/message.ts';

/** Searches messages; as every statement for somebody, only those of their own threads. */
export const messageSearchStore = {
  /** The newest messages of a person's threads on one side that have all of the words, as they were written. */
  list: (db: Connection, personId: string, side: Side, words: readonly string[], limit: number) =>
    words
      .reduce(
        (query, word) => query.where('messages.text', 'ilike', `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
        db
          .selectFrom('messages')
          .innerJoin('message_sides as own', 'own.thread_id', 'messages.thread_id')
          .selectAll('messages')
          .where('own.person_id', '=', personId)
          .where('own.side', '=', side),
      )
      .orderBy('messages.sent_at', 'desc')
      .orderBy('messages.id', 'desc')
      .limit(limit)
      .execute(),
};

export type FoundRow = Awaited<ReturnType<typeof messageSearchStore.list>>[number];
