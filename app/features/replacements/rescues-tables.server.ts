import type { ColumnType } from 'kysely';

export type RescuesTable = {
  booking_id: string;
  category_id: string | null;
  replacement_id: ColumnType<string | null, string | null | undefined, string | null>;
  held_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: ColumnType<Date, Date | undefined, never>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    rescues: RescuesTable;
  }
}
