import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { otherSide, type Side } from './message.ts';
import type { ThreadPosition } from './thread-cursor.ts';

/** A client and a professional. */
export type Pair = { clientId: string; professionalId: string };

/** As in isContactShared: at least one booking of the pair was paid. */
const isContactShared = sql<boolean>`exists (
  select from bookings b where b.client_id = message_threads.client_id and b.professional_id = message_threads.professional_id
    and (b.status in ('confirmed', 'completed') or b.payment_method is not null))`;

/** As in pairBookingsStore.isVisitComing. */
const isVisitComing = sql<boolean>`exists (
  select from bookings b where b.client_id = message_threads.client_id and b.professional_id = message_threads.professional_id
    and b.status = 'confirmed' and b.end_time > now() - interval '2 hours')`;

/** Threads as one of the two sees them, with the other person. */
const threadsOf = (db: Connection, personId: string) =>
  db
    .selectFrom('message_sides as own')
    .innerJoin('message_threads', 'message_threads.id', 'own.thread_id')
    .leftJoin('message_sides as other', (join) =>
      join.onRef('other.thread_id', '=', 'own.thread_id').onRef('other.side', '<>', 'own.side'),
    )
    .leftJoin('profiles', 'profiles.id', 'other.person_id')
    .leftJoin('professionals', 'professionals.id', 'message_threads.professional_id')
    .leftJoin('messages as last', (join) =>
      join
        .onRef('last.thread_id', '=', 'message_threads.id')
        .onRef('last.sequence', '=', 'message_threads.last_sequence'),
    )
    .where('own.person_id', '=', personId)
    .select([
      'message_threads.id',
      'message_threads.client_id',
      'message_threads.professional_id',
      'message_threads.last_sequence',
      'message_threads.last_activity_at',
      'own.side',
      'own.unread',
      'own.read_sequence',
      'own.blocked_at',
      'other.blocked_at as other_blocked_at',
      'message_threads.closed_at',
      'other.person_id as other_id',
      'other.read_sequence as other_read_sequence',
      'profiles.first_name',
      'profiles.last_name',
      'profiles.profile_photo_url',
      'professionals.image',
      'last.text as last_text',
      'last.side as last_side',
      'last.sent_at as last_sent_at',
      'last.erased_at as last_erased_at',
    ])
    .select([isContactShared.as('is_contact_shared'), isVisitComing.as('is_visit_coming')]);

/** The threads, and what each side has read. Every statement for somebody is restricted to their own threads. */
export const threadsStore = {
  findOfPerson: (db: Connection, threadId: string, personId: string) =>
    threadsOf(db, personId).where('own.thread_id', '=', threadId).executeTakeFirst(),

  listByIds: (db: Connection, personId: string, threadIds: readonly string[]) =>
    threadsOf(db, personId)
      .where('own.thread_id', 'in', [...threadIds])
      .execute(),

  /** The last active first. */
  list: (db: Connection, personId: string, side: Side, after: ThreadPosition | undefined, limit: number) =>
    threadsOf(db, personId)
      .where('own.side', '=', side)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(message_threads.last_activity_at, message_threads.id) < (${after?.at}, ${after?.id}::uuid)`,
        ),
      )
      .orderBy('message_threads.last_activity_at', 'desc')
      .orderBy('message_threads.id', 'desc')
      .limit(limit + 1)
      .execute(),

  findOfPair: (db: Connection, { clientId, professionalId }: Pair) =>
    db
      .selectFrom('message_threads')
      .select('id')
      .where('client_id', '=', clientId)
      .where('professional_id', '=', professionalId)
      .executeTakeFirst(),

  /** Opens the threads of these pairs that are not open yet; who has left meanwhile gets none. */
  open: async (trx: Transaction, pairs: readonly Pair[]): Promise<void> => {
    await sql`
      with pairs as (
        select c.id as client_id, p.id as professional_id, p.profile_id as owner_id
        from unnest(${pairs.map(({ clientId }) => clientId)}::uuid[], ${pairs.map(({ professionalId }) => professionalId)}::uuid[])
          as given (client_id, professional_id)
        join profiles c on c.id = given.client_id
        join professionals p on p.id = given.professional_id
        where p.profile_id <> c.id
        order by 1, 2
      ), opened as (
        insert into message_threads (client_id, professional_id) select client_id, professional_id from pairs
        on conflict (client_id, professional_id) do nothing
        returning id, client_id, professional_id
      )
      insert into message_sides (thread_id, side, person_id)
      select opened.id, side, case side when 'client' then opened.client_id else pairs.owner_id end
      from opened join pairs using (client_id, professional_id), unnest(array['client', 'professional']) as side`.execute(
      trx,
    );
  },

  /** Locks a thread: messages get their places one after another. */
  lock: (trx: Transaction, threadId: string) =>
    trx
      .selectFrom('message_threads')
      .select(['id', 'client_id', 'professional_id', 'last_sequence', 'closed_at'])
      .where('id', '=', threadId)
      .forUpdate()
      .executeTakeFirst(),

  /** Both sides of a thread; fewer if somebody has left. */
  listSides: (db: Connection, threadId: string) =>
    db.selectFrom('message_sides').selectAll().where('thread_id', '=', threadId).execute(),

  /** The user ids of threads' sides. */
  listPeople: (db: Connection, threadIds: readonly string[]) =>
    db
      .selectFrom('message_sides')
      .select(['thread_id', 'person_id'])
      .where('thread_id', 'in', [...threadIds])
      .execute(),

  /** Counts a message for the side that reads it; from now on, if it has read all that it was notified of. */
  addMessage: async (
    trx: Transaction,
    threadId: string,
    sender: Side,
    { sequence, at }: { sequence: number; at: Date },
  ) => {
    await trx
      .updateTable('message_threads')
      .set({ last_sequence: sequence, last_activity_at: at })
      .where('id', '=', threadId)
      .execute();
    await trx
      .updateTable('message_sides')
      .set({
        unread: sql<number>`unread + 1`,
        unread_since: sql<Date | null>`case when read_sequence >= notified_sequence then coalesce(unread_since, ${at}) end`,
      })
      .where('thread_id', '=', threadId)
      .where('side', '=', otherSide(sender))
      .execute();
  },

  /** Marks what came up to a sequence as read; never back. @returns false if that was read before */
  markRead: async (trx: Transaction, threadId: string, side: Side, sequence: number, at: Date): Promise<boolean> => {
    const { rows } = await sql`
      update message_sides set
        read_sequence = ${sequence}::int,
        read_at = ${at},
        unread = (select count(*) from messages
          where thread_id = message_sides.thread_id and sequence > ${sequence}::int and side <> message_sides.side),
        unread_since = (select min(sent_at) from messages
          where thread_id = message_sides.thread_id and sequence > greatest(${sequence}::int, notified_sequence)
            and side <> message_sides.side)
      where thread_id = ${threadId} and side = ${side} and read_sequence < ${sequence}::int
      returning 1`.execute(trx);
    return rows.length > 0;
  },

  setBlocked: async (trx: Transaction, threadId: string, side: Side, at: Date | null): Promise<void> => {
    await trx
      .updateTable('message_sides')
      .set({ blocked_at: at })
      .where('thread_id', '=', threadId)
      .where('side', '=', side)
      .where('blocked_at', at === null ? 'is not' : 'is', null)
      .execute();
  },

  close: async (trx: Transaction, threadId: string, at: Date): Promise<void> => {
    await trx.updateTable('message_threads').set({ closed_at: at }).where('id', '=', threadId).execute();
  },

  /** The number of unread messages by side. */
  countUnread: (db: Connection, personId: string) =>
    db
      .selectFrom('message_sides')
      .select(['side', (select) => select.fn.sum<string>('unread').as('unread')])
      .where('person_id', '=', personId)
      .where('unread', '>', 0)
      .groupBy('side')
      .execute(),
};

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof threadsStore.findOfPerson>>>;
