import type { Insertable } from 'kysely';
import type { Transaction } from '#app/platform/database/database.server.ts';
import type { AccountClosuresTable } from './closing-accounts-tables.server.ts';

/** The account_closures table: what remains of deleted accounts. */
export const closingAccountsStore = {
  insert: (trx: Transaction, closure: Insertable<AccountClosuresTable>) =>
    trx.insertInto('account_closures').values(closure).execute(),
};
