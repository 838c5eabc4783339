import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { Side } from '../message.ts';

/** A side that is due a notice, with its person and the last message it is notified of. */
type DueSide = { thread_id: string; side: Side; person_id: string; until: number };

/** What sides have not read, and were notified of. */
export const unreadStore = {
  /**
   * Locks sides whose first unread message is older than an instant. Those that another instance has, or that are
   * written to at this moment, are left for the next time.
   */
  lockDue: (trx: Transaction, before: Date, limit: number) =>
    trx
      .selectFrom('message_sides')
      .select(['thread_id', 'side'])
      .where('unread_since', '<=', before)
      .orderBy('unread_since')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute(),

  /** Marks locked sides as notified of all that they have. */
  setNotified: async (trx: Transaction, sides: readonly { thread_id: string; side: Side }[]): Promise<DueSide[]> => {
    const { rows } = await sql<DueSide>`
      update message_sides own set notified_sequence = t.last_sequence, unread_since = null
      from message_threads t,
        unnest(${sides.map(({ thread_id }) => thread_id)}::uuid[], ${sides.map(({ side }) => side)}::text[]) as due (thread_id, side)
      where own.thread_id = due.thread_id and own.side = due.side and t.id = own.thread_id
      returning own.thread_id, own.side, own.person_id, t.last_sequence as until`.execute(trx);
    return rows;
  },

  /**
   * Makes a side due for notices although it has not read all that it was notified of: at once if more has come since
   * then, otherwise with the next message.
   */
  resume: async (trx: Transaction, threadId: string, side: Side): Promise<void> => {
    await sql`
      update message_sides set
        unread_since = coalesce(unread_since, (select min(sent_at) from messages
          where thread_id = message_sides.thread_id and sequence > notified_sequence and side <> message_sides.side)),
        notified_sequence = read_sequence
      where thread_id = ${threadId} and side = ${side} and notified_sequence > read_sequence`.execute(trx);
  },

  /** The person of a side and what it has read; undefined if that person has left. */
  findSide: (db: Connection, threadId: string, side: Side) =>
    db
      .selectFrom('message_sides')
      .innerJoin('profiles', 'profiles.id', 'message_sides.person_id')
      .select([
        'message_sides.person_id',
        'message_sides.read_sequence',
        'message_sides.notified_sequence',
        'profiles.email',
        'profiles.first_name',
      ])
      .where('message_sides.thread_id', '=', threadId)
      .where('message_sides.side', '=', side)
      .executeTakeFirst(),

  /** The last messages that a side was sent and has not read, the newest first. */
  listUnread: (
    db: Connection,
    { threadId, side, after, until }: { threadId: string; side: Side; after: number; until: number },
    limit: number,
  ) =>
    db
      .selectFrom('messages')
      .selectAll()
      .select(sql<number>`count(*) over ()`.as('total'))
      .where('thread_id', '=', threadId)
      .where('side', '<>', side)
      .where('sequence', '>', after)
      .where('sequence', '<=', until)
      .where('erased_at', 'is', null)
      .orderBy('sequence', 'desc')
      .limit(limit)
      .execute(),
};
