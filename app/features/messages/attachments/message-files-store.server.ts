import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { MessageFilesTable } from './message-files-tables.server.ts';

/** The files of messages. */
export const messageFilesStore = {
  insert: async (trx: Transaction, files: readonly MessageFilesTable[]): Promise<void> => {
    await trx
      .insertInto('message_files')
      .values([...files])
      .execute();
  },

  listOfMessages: (db: Connection, messageIds: readonly string[]) =>
    db
      .selectFrom('message_files')
      .select(['file_id', 'message_id', 'name', 'content_type', 'size', 'width', 'height'])
      .where('message_id', '=', sql<string>`any(${messageIds}::uuid[])`)
      .orderBy('position')
      .execute(),

  /** A file of a thread that this person is a side of. */
  findOfPerson: (db: Connection, { threadId, fileId }: { threadId: string; fileId: string }, personId: string) =>
    db
      .selectFrom('message_files')
      .innerJoin('messages', 'messages.id', 'message_files.message_id')
      .innerJoin('message_sides', 'message_sides.thread_id', 'messages.thread_id')
      .select(['message_files.path', 'message_files.name'])
      .where('message_files.file_id', '=', fileId)
      .where('messages.thread_id', '=', threadId)
      .where('message_sides.person_id', '=', personId)
      .executeTakeFirst(),

  /** Which of these stored files belong to a message. */
  listFilesAmong: async (db: Connection, fileIds: readonly string[]): Promise<string[]> => {
    if (fileIds.length === 0) return [];
    const rows = await db
      .selectFrom('message_files')
      .select('file_id')
      .where('file_id', 'in', [...fileIds])
      .execute();
    return rows.map(({ file_id }) => file_id);
  },
};

export type MessageFileRow = Awaited<ReturnType<typeof messageFilesStore.listOfMessages>>[number];
