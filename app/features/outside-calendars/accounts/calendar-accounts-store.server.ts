import type { Insertable, Selectable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { CalendarAccountsTable } from '../outside-calendars-tables.server.ts';

const removedColumns = ['provider', 'host', 'username', 'sealed_password'] as const;

/** What is left to end elsewhere of an account that was deleted. */
export type RemovedAccount = Pick<Selectable<CalendarAccountsTable>, (typeof removedColumns)[number]>;

/** The calendar_accounts table, and the calendars that were chosen of an account. */
export const calendarAccountsStore = {
  /** In the order in which they were connected. */
  listOf: (db: Connection, professionalId: string) =>
    db
      .selectFrom('calendar_accounts')
      .select(['id', 'host', 'username', 'provider'])
      .where('professional_id', '=', professionalId)
      .where('ending_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  find: (db: Connection, id: string) =>
    db.selectFrom('calendar_accounts').selectAll().where('id', '=', id).executeTakeFirst(),

  findOwn: (db: Connection, professionalId: string, id: string) =>
    db
      .selectFrom('calendar_accounts')
      .selectAll()
      .where('professional_id', '=', professionalId)
      .where('id', '=', id)
      .where('ending_at', 'is', null)
      .executeTakeFirst(),

  /** Adds an account, or renews the password of one that is known. @returns its id */
  save: async (
    trx: Transaction,
    account: Omit<Insertable<CalendarAccountsTable>, 'id' | 'ending_at' | 'created_at'>,
  ): Promise<string> => {
    const { server_url, sealed_password } = account;
    const { id } = await trx
      .insertInto('calendar_accounts')
      .values(account)
      .onConflict((conflict) =>
        conflict
          .columns(['professional_id', 'host', 'username'])
          .doUpdateSet({ server_url, sealed_password, ending_at: null }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  setEnding: async (trx: Transaction, id: string, now: Date): Promise<void> => {
    await trx.updateTable('calendar_accounts').set({ ending_at: now }).where('id', '=', id).execute();
    await trx.deleteFrom('outside_calendars').where('account_id', '=', id).execute();
  },

  remove: async (db: Connection, id: string): Promise<void> => {
    await db.deleteFrom('calendar_accounts').where('id', '=', id).execute();
  },

  removeAll: (trx: Transaction, professionalId: string): Promise<RemovedAccount[]> =>
    trx
      .deleteFrom('calendar_accounts')
      .where('professional_id', '=', professionalId)
      .returning([...removedColumns])
      .execute(),

  /** Locks an account against being connected again, not against visits that are wanted in it; undefined if it is not ending. */
  lockEnding: (trx: Transaction, id: string) =>
    trx
      .selectFrom('calendar_accounts')
      .select('id')
      .where('id', '=', id)
      .where('ending_at', 'is not', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /** Removes an account that is ending; one that was connected again stays. */
  removeEnding: (db: Connection, id: string): Promise<RemovedAccount[]> =>
    db
      .deleteFrom('calendar_accounts')
      .where('id', '=', id)
      .where('ending_at', 'is not', null)
      .returning([...removedColumns])
      .execute(),

  removeEnded: (db: Connection, before: Date): Promise<RemovedAccount[]> =>
    db
      .deleteFrom('calendar_accounts')
      .where('ending_at', '<', before)
      .returning([...removedColumns])
      .execute(),

  /** Whether an account is connected, by whomever. */
  isConnected: async (db: Connection, host: string, username: string): Promise<boolean> => {
    const rows = db.selectFrom('calendar_accounts').select('id').where('host', '=', host);
    return (await rows.where('username', '=', username).limit(1).execute()).length > 0;
  },

  listCalendars: (db: Connection, id: string) =>
    db.selectFrom('outside_calendars').select(['id', 'url_hash', 'is_written']).where('account_id', '=', id).execute(),

  /** The calendar to which a professional's visits are written. */
  findWritten: (db: Connection, professionalId: string) =>
    db
      .selectFrom('outside_calendars')
      .select(['id', 'name', 'account_id', 'sealed_url'])
      .where('professional_id', '=', professionalId)
      .where('is_written', '=', true)
      .where('account_id', 'is not', null)
      .executeTakeFirst(),

  removeCalendars: async (trx: Transaction, ids: readonly string[]): Promise<void> => {
    if (ids.length > 0) await trx.deleteFrom('outside_calendars').where('id', 'in', ids).execute();
  },

  /** Writes visits to one calendar of a professional's from now on, or to none. */
  setWritten: async (trx: Transaction, professionalId: string, urlHash: Buffer | null): Promise<void> => {
    await trx
      .updateTable('outside_calendars')
      .set({ is_written: false })
      .where('professional_id', '=', professionalId)
      .where('is_written', '=', true)
      .execute();
    if (urlHash === null) return;
    await trx
      .updateTable('outside_calendars')
      .set({ is_written: true, etag: null })
      .where('professional_id', '=', professionalId)
      .where('url_hash', '=', urlHash)
      .execute();
  },

  /** Those whose password is encrypted with an older secret. */
  listSealedOtherwise: (db: Connection, prefix: string) =>
    db
      .selectFrom('calendar_accounts')
      .select(['id', 'sealed_password'])
      .where('sealed_password', 'not like', `${prefix}%`)
      .execute(),

  replaceSeal: async (db: Connection, id: string, from: string, to: string): Promise<void> => {
    await db
      .updateTable('calendar_accounts')
      .set({ sealed_password: to })
      .where('id', '=', id)
      .where('sealed_password', '=', from)
      .execute();
  },
};
