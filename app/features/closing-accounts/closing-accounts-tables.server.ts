import type { ColumnType } from 'kysely';

export type AccountClosuresTable = {
  user_id: string;
  professional_id: string | null;
  stripe_account_id: string | null;
  closed_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    account_closures: AccountClosuresTable;
  }
}
