import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { smsLimits } from '../sms-limits.ts';

const isLive = sql<boolean>`sent_at > now() - make_interval(mins => ${smsLimits.codeMinutes})`;
const sentSecondsAgo = sql<number>`extract(epoch from now() - sent_at)::float`;

/** The sms_codes table: the last code of each person. */
export const codesStore = {
  /** Finds a code that can still be entered, and locks it. */
  lock: (trx: Transaction, userId: string) =>
    trx
      .selectFrom('sms_codes')
      .select(['id', 'phone', 'time_zone', 'tries', 'used_at'])
      .where('user_id', '=', userId)
      .where(isLive)
      .forUpdate()
      .executeTakeFirst(),

  /** Finds a code that was not entered yet and still can be. */
  findOpen: (db: Connection, userId: string) =>
    db
      .selectFrom('sms_codes')
      .select(['id', 'phone'])
      .select(sentSecondsAgo.as('seconds_ago'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .where('tries', '<', smsLimits.triesMaximum)
      .where(isLive)
      .executeTakeFirst(),

  /**
   * Replaces a person's code, unless one was sent to the same number within the wait.
   * @returns the new id; undefined if nothing is to be sent
   */
  replace: async (trx: Transaction, code: { user_id: string; phone: string; time_zone: string }) => {
    const row = await trx
      .insertInto('sms_codes')
      .values({ ...code, sent_at: sql<Date>`now()` })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({
            id: sql<string>`uuidv7()`,
            phone: code.phone,
            time_zone: code.time_zone,
            tries: 0,
            sent_at: sql<Date>`now()`,
            used_at: null,
          })
          .where((where) =>
            where.or([
              where('sms_codes.phone', '!=', code.phone),
              where('sms_codes.used_at', 'is not', null),
              where('sms_codes.tries', '>=', smsLimits.triesMaximum),
              where('sms_codes.sent_at', '<=', sql<Date>`now() - make_interval(secs => ${smsLimits.resendSeconds})`),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  countTry: (trx: Transaction, userId: string) =>
    trx
      .updateTable('sms_codes')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('user_id', '=', userId)
      .execute(),

  use: (trx: Transaction, userId: string) =>
    trx
      .updateTable('sms_codes')
      .set({ used_at: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .execute(),

  remove: (db: Connection, userId: string) => db.deleteFrom('sms_codes').where('user_id', '=', userId).execute(),

  /** Forgets a code that was never sent, so that another can be requested at once. */
  forget: (db: Connection, id: string) => db.deleteFrom('sms_codes').where('id', '=', id).execute(),

  deleteOld: (db: Connection) =>
    db
      .deleteFrom('sms_codes')
      .where('sent_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute(),
};
