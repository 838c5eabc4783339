import { sql, type Insertable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { SmsMessagesTable } from '../sms-tables.server.ts';
import type { MessageState, SkipReason } from './text-state.ts';

export type TextClaim = Required<
  Pick<Insertable<SmsMessagesTable>, 'user_id' | 'kind' | 'booking_id' | 'recipient'>
> & {
  occasion: string;
};

/** The sms_messages table. */
export const messagesStore = {
  /** @returns those of these texts that were not queued before */
  claim: (trx: Transaction, texts: readonly TextClaim[]) =>
    trx
      .insertInto('sms_messages')
      .values([...texts])
      .onConflict((conflict) =>
        conflict
          .columns(['booking_id', 'kind', 'recipient', 'occasion'])
          .where('booking_id', 'is not', null)
          .doNothing(),
      )
      .returning(['id', 'booking_id', 'kind', 'recipient', 'occasion'])
      .execute(),

  insertCode: async (trx: Transaction, userId: string, segments: number): Promise<string> => {
    const { id } = await trx
      .insertInto('sms_messages')
      .values({ user_id: userId, kind: 'code', state: 'sending', segments, tried_at: sql<Date>`now()` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  find: (db: Connection, id: string) =>
    db
      .selectFrom('sms_messages')
      .select(['id', 'user_id', 'kind', 'state', 'segments', 'tried_at', 'job_id'])
      .where('id', '=', id)
      .executeTakeFirst(),

  lock: (trx: Transaction, id: string) =>
    trx
      .selectFrom('sms_messages')
      .select(['id', 'user_id', 'state', 'job_id', 'tried_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** The first attempt is counted from the database's clock. */
  begin: (trx: Transaction, id: string, { jobId, segments }: { jobId: string; segments: number }) =>
    trx
      .updateTable('sms_messages')
      .set({ state: 'sending', job_id: jobId, segments, tried_at: sql<Date>`coalesce(tried_at, now())` })
      .where('id', '=', id)
      .execute(),

  skip: (db: Connection, id: string, reason: SkipReason) =>
    db
      .updateTable('sms_messages')
      .set({ state: 'skipped', reason })
      .where('id', '=', id)
      .where('state', 'in', ['queued', 'sending'])
      .execute(),

  /** Records that Twilio took a text; a callback may have said more already. */
  accept: (db: Connection, id: string, sid: string) =>
    db
      .updateTable('sms_messages')
      .set({
        sid,
        state: sql<MessageState>`case when state in ('queued', 'sending') then 'accepted' else state end`,
      })
      .where('id', '=', id)
      .execute(),

  setState: (db: Connection, id: string, change: { state: MessageState; sid?: string; error_code?: number | null }) =>
    db.updateTable('sms_messages').set(change).where('id', '=', id).execute(),

  fail: (db: Connection, id: string, errorCode: number | null) =>
    db
      .updateTable('sms_messages')
      .set({ state: 'failed', error_code: errorCode, reason: errorCode === null ? 'unsent' : null })
      .where('id', '=', id)
      .execute(),

  /** Gives up what no attempt got through to Twilio within a day. */
  failStale: (db: Connection) =>
    db
      .updateTable('sms_messages')
      .set({ state: 'failed', reason: 'unsent' })
      .where('state', 'in', ['queued', 'sending'])
      .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute(),

  /** Texts whose price Twilio may know by now, those that were asked for longest ago first. */
  listUnpriced: (db: Connection, limit: number) =>
    db
      .selectFrom('sms_messages')
      .select(['id', 'sid'])
      .where('sid', 'is not', null)
      .where('price_micros', 'is', null)
      .where('state', 'in', ['sent', 'delivered', 'undelivered', 'failed'])
      .where('created_at', '>', sql<Date>`now() - interval '3 days'`)
      .orderBy(sql`price_read_at nulls first`)
      .limit(limit)
      .execute(),

  setPrice: (db: Connection, id: string, price: { micros: number | undefined; segments: number | undefined }) =>
    db
      .updateTable('sms_messages')
      .set({
        price_read_at: sql<Date>`now()`,
        ...(price.micros === undefined ? {} : { price_micros: price.micros }),
        ...(price.segments === undefined ? {} : { segments: price.segments }),
      })
      .where('id', '=', id)
      .execute(),
};
