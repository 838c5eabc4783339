import type { ColumnType } from 'kysely';

export interface FavouritesTable {
  profile_id: string;
  professional_id: string;
  created_at: ColumnType<Date, Date | undefined, Date>;
}

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    favourites: FavouritesTable;
  }
}
