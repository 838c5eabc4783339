import type { ColumnType } from 'kysely';

export type CalendarFeedsTable = {
  professional_id: string;
  seed: string;
  secret_hash: Buffer;
  created_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable;
  }
}
