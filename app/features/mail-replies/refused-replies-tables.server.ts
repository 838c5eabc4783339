import type { ColumnType } from 'kysely';

export type RefusedRepliesTable = {
  id: string;
  refused_at: ColumnType<Date, Date | undefined, never>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    refused_replies: RefusedRepliesTable;
  }
}
