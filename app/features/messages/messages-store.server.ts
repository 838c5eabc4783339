import type { Insertable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { MessagesTable } from './messages-tables.server.ts';

/** The messages of threads. */
export const messagesStore = {
  findById: (db: Connection, id: string) =>
    db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst(),

  insert: (trx: Transaction, message: Insertable<MessagesTable>) =>
    trx.insertInto('messages').values(message).returningAll().executeTakeFirstOrThrow(),

  /** Newest first; one row more than the limit tells whether there are older ones. */
  listBefore: (db: Connection, threadId: string, before: number | undefined, limit: number) =>
    db
      .selectFrom('messages')
      .select(['id', 'thread_id', 'sequence', 'side', 'text', 'erased_at', 'sent_at'])
      .where('thread_id', '=', threadId)
      .$if(before !== undefined, (query) => query.where('sequence', '<', before ?? 0))
      .orderBy('sequence', 'desc')
      .limit(limit + 1)
      .execute(),

  findSentAt: (db: Connection, threadId: string, sequence: number) =>
    db
      .selectFrom('messages')
      .select('sent_at')
      .where('thread_id', '=', threadId)
      .where('sequence', '=', sequence)
      .executeTakeFirst(),
};

export type MessageRow = Awaited<ReturnType<typeof messagesStore.listBefore>>[number];
