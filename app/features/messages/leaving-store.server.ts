import { sql } from 'kysely';
import type { Transaction } from '#app/platform/database/database.server.ts';

/** What happens to the threads of somebody who deletes their account. */
export const leavingStore = {
  /** Waits for threads that are being opened with this person, and lets no others be opened. */
  lockPerson: (trx: Transaction, personId: string) =>
    trx.selectFrom('profiles').select('id').where('id', '=', personId).forUpdate().executeTakeFirst(),

  /** In one order, as all do that lock several. */
  lockThreads: (trx: Transaction, personId: string) =>
    trx
      .selectFrom('message_threads')
      .select('id')
      .where('id', 'in', trx.selectFrom('message_sides').select('thread_id').where('person_id', '=', personId))
      .orderBy('id')
      .forUpdate()
      .execute(),

  eraseTexts: async (trx: Transaction, personId: string, at: Date): Promise<void> => {
    await sql`
      update messages set text = '', erased_at = ${at}
      from message_sides
      where message_sides.person_id = ${personId} and messages.thread_id = message_sides.thread_id
        and messages.side = message_sides.side`.execute(trx);
  },

  /** Their stored files go with the account. */
  removeFiles: async (trx: Transaction, personId: string): Promise<void> => {
    await sql`
      delete from message_files using messages, message_sides
      where message_files.message_id = messages.id and message_sides.person_id = ${personId}
        and messages.thread_id = message_sides.thread_id and messages.side = message_sides.side`.execute(trx);
  },

  removeThreadsOfNobodyElse: async (trx: Transaction, personId: string): Promise<void> => {
    await trx
      .deleteFrom('message_threads')
      .where('id', 'in', trx.selectFrom('message_sides').select('thread_id').where('person_id', '=', personId))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('message_sides')
              .select('side')
              .whereRef('message_sides.thread_id', '=', 'message_threads.id')
              .where('message_sides.person_id', '<>', personId),
          ),
        ),
      )
      .execute();
  },
};
