import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

/** The sms_numbers and sms_stops tables. */
export const numbersStore = {
  /** Finds a person's number, and whether it has said STOP. */
  findOfUser: (db: Connection, userId: string) =>
    db
      .selectFrom('sms_numbers')
      .leftJoin('sms_stops', 'sms_stops.phone', 'sms_numbers.phone')
      .select([
        'sms_numbers.phone',
        'sms_numbers.time_zone',
        'sms_numbers.confirmed_at',
        'sms_numbers.unreachable_at',
        'sms_stops.stopped_at',
      ])
      .where('sms_numbers.user_id', '=', userId)
      .executeTakeFirst(),

  /** Lists who of these people can be texted. */
  listReachable: async (db: Connection, userIds: readonly string[]): Promise<Set<string>> => {
    const rows = await db
      .selectFrom('sms_numbers')
      .leftJoin('sms_stops', 'sms_stops.phone', 'sms_numbers.phone')
      .select('sms_numbers.user_id')
      .where('sms_numbers.user_id', 'in', [...userIds])
      .where('sms_numbers.unreachable_at', 'is', null)
      .where('sms_stops.phone', 'is', null)
      .execute();
    return new Set(rows.map(({ user_id }) => user_id));
  },

  /** Gives a number to whoever confirmed it last. @returns who had it before, if that was somebody else */
  save: async (
    trx: Transaction,
    { user_id, phone, time_zone }: { user_id: string; phone: string; time_zone: string },
  ): Promise<string | undefined> => {
    const former = await trx
      .deleteFrom('sms_numbers')
      .where('phone', '=', phone)
      .where('user_id', '!=', user_id)
      .returning('user_id')
      .executeTakeFirst();
    await trx
      .insertInto('sms_numbers')
      .values({ user_id, phone, time_zone })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ phone, time_zone, confirmed_at: sql<Date>`now()`, unreachable_at: null }),
      )
      .execute();
    return former?.user_id;
  },

  remove: (trx: Transaction, userId: string) => trx.deleteFrom('sms_numbers').where('user_id', '=', userId).execute(),

  setUnreachable: (db: Connection, phone: string) =>
    db
      .updateTable('sms_numbers')
      .set({ unreachable_at: sql<Date>`coalesce(unreachable_at, now())` })
      .where('phone', '=', phone)
      .execute(),

  isStopped: async (db: Connection, phone: string): Promise<boolean> =>
    (await db.selectFrom('sms_stops').select('phone').where('phone', '=', phone).executeTakeFirst()) !== undefined,

  /** @returns false if the number had stopped already */
  stop: async (db: Connection, phone: string): Promise<boolean> => {
    const result = await db
      .insertInto('sms_stops')
      .values({ phone })
      .onConflict((conflict) => conflict.column('phone').doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** @returns false if the number had not stopped */
  resume: async (db: Connection, phone: string): Promise<boolean> => {
    const result = await db.deleteFrom('sms_stops').where('phone', '=', phone).executeTakeFirst();
    return result.numDeletedRows > 0n;
  },
};
