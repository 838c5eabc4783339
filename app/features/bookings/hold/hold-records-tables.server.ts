import type { ColumnType } from 'kysely';

export type HoldRecordsTable = {
  client_id: string;
  lapsed: ColumnType<number, number | undefined, number>;
  given_up: ColumnType<number, number | undefined, number>;
  last_ended_at: ColumnType<Date, Date | undefined, Date>;
  /** -Infinity while nothing waits. */
  may_hold_from: ColumnType<Date | number, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    hold_records: HoldRecordsTable;
  }
}
