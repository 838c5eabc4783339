import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';

/** The connected_accounts table. */
export const connectedAccountsStore = {
  insert: (db: Connection, professionalId: string) =>
    db
      .insertInto('connected_accounts')
      .values({ professional_id: professionalId })
      .onConflict((conflict) => conflict.column('professional_id').doNothing())
      .execute(),

  find: (db: Connection, professionalId: string) =>
    db.selectFrom('connected_accounts').selectAll().where('professional_id', '=', professionalId).executeTakeFirst(),

  /**
   * Saves the account, unless the professional has one.
   * @returns the account that the professional has now
   */
  setAccount: async (db: Connection, professionalId: string, accountId: string) => {
    const row = await db
      .updateTable('connected_accounts')
      .set({ stripe_account_id: sql<string>`coalesce(stripe_account_id, ${accountId})`, updated_at: new Date() })
      .where('professional_id', '=', professionalId)
      .returning('stripe_account_id')
      .executeTakeFirst();
    return row?.stripe_account_id ?? accountId;
  },

  /** Removes the account, so that the professional can connect another one; it is requested under another key. */
  removeAccount: (db: Connection, accountId: string) =>
    db
      .updateTable('connected_accounts')
      .set((row) => ({ stripe_account_id: null, attempt: row('attempt', '+', 1), updated_at: new Date() }))
      .where('stripe_account_id', '=', accountId)
      .execute(),

  /**
   * Lists the connected accounts of present professionals that were not checked since an instant, or never, the longest
   * unchecked first. Those of professionals who left have no status that we would sync.
   */
  listUnchecked: (db: Connection, since: Date, limit: number) =>
    db
      .selectFrom('connected_accounts')
      .innerJoin('professionals', 'professionals.id', 'connected_accounts.professional_id')
      .select('connected_accounts.stripe_account_id')
      .where('connected_accounts.stripe_account_id', 'is not', null)
      .where((where) => where.or([where('checked_at', 'is', null), where('checked_at', '<', since)]))
      .orderBy('checked_at', (order) => order.asc().nullsFirst())
      .limit(limit)
      .execute(),

  /** Begins another attempt after `attempt`, unless another call did or an account exists. */
  nextAttempt: (db: Connection, professionalId: string, attempt: number) =>
    db
      .updateTable('connected_accounts')
      .set({ attempt: attempt + 1, updated_at: new Date() })
      .where('professional_id', '=', professionalId)
      .where('attempt', '=', attempt)
      .where('stripe_account_id', 'is', null)
      .execute(),

  /**
   * Records an answer that was requested at `askedAt`.
   * @returns false if a later one is recorded
   */
  recordCheck: async (db: Connection, professionalId: string, accountId: string, askedAt: Date) => {
    const result = await db
      .insertInto('connected_accounts')
      .values({ professional_id: professionalId, stripe_account_id: accountId, checked_at: askedAt })
      .onConflict((conflict) =>
        conflict
          .column('professional_id')
          .doUpdateSet({ checked_at: askedAt, updated_at: new Date() })
          .where((where) =>
            where.or([
              where('connected_accounts.checked_at', 'is', null),
              where('connected_accounts.checked_at', '<=', askedAt),
            ]),
          ),
      )
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
};
