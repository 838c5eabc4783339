import { sql } from 'kysely';
import type { Transaction } from '#app/platform/database/database.server.ts';
import type { CountedHold } from './hold-record.ts';

/** The hold_records table. All times are the database's. */
export const holdRecordsStore = {
  /** Locks the client's record until the transaction ends, with how long ago its last hold and this booking's began. */
  findForUpdate: async (trx: Transaction, clientId: string, bookingId: string) => {
    await trx
      .insertInto('hold_records')
      .values({ client_id: clientId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return trx
      .selectFrom('hold_records')
      .innerJoin('bookings', (join) => join.on('bookings.id', '=', bookingId))
      .select([
        'hold_records.lapsed',
        'hold_records.given_up',
        sql<number>`extract(epoch from now() - hold_records.last_ended_at)::float8 / 86400`.as('days_since_last'),
        sql<number>`extract(epoch from now() - bookings.created_at)::float8 / 60`.as('held_minutes'),
      ])
      .where('hold_records.client_id', '=', clientId)
      .forUpdate('hold_records')
      .executeTakeFirstOrThrow();
  },

  save: (trx: Transaction, clientId: string, { lapsed, given_up, waitMinutes }: CountedHold) =>
    trx
      .updateTable('hold_records')
      .set({
        lapsed,
        given_up,
        last_ended_at: sql<Date>`now()`,
        may_hold_from: sql<Date>`greatest(may_hold_from, now() + make_interval(mins => ${waitMinutes}))`,
      })
      .where('client_id', '=', clientId)
      .execute(),

  forget: (trx: Transaction, clientId: string) =>
    trx.deleteFrom('hold_records').where('client_id', '=', clientId).execute(),
};
