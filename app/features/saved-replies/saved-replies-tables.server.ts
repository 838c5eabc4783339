import type { ColumnType } from 'kysely';

export type SavedRepliesTable = {
  id: string;
  professional_id: ColumnType<string, string, never>;
  title: string;
  text: string;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    saved_replies: SavedRepliesTable;
  }
}
