import type { ColumnType } from 'kysely';

type Instant = ColumnType<Date, Date, never>;
type Later = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface NoShowsTable {
  id: string;
  booking_id: string;
  pressed_at: Instant;
  recorded_at: Instant;
  closing_id: ColumnType<string | null, string | null | undefined, string | null>;
  closed_at: Later;
  withdrawn_at: Later;
  settled_at: Later;
}

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    no_shows: NoShowsTable;
  }
}
