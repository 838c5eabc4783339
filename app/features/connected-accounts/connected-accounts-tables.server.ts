import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type ConnectedAccountsTable = {
  professional_id: string;
  attempt: Generated<number>;
  stripe_account_id: ColumnType<string | null, string | null | undefined, string | null>;
  checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    connected_accounts: ConnectedAccountsTable;
  }
}
