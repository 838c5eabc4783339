import type { ColumnType, Generated } from 'kysely';
import type { LedgerAccount, LedgerKind } from './ledger.ts';

export type LedgerEntriesTable = {
  id: Generated<string>;
  at: ColumnType<Date, Date | undefined, never>;
  booking_id: string;
  kind: LedgerKind;
  source: string;
  from_account: LedgerAccount;
  to_account: LedgerAccount;
  amount: ColumnType<string, string, never>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    ledger_entries: LedgerEntriesTable;
  }
}
