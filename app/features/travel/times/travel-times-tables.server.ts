import type { ColumnType } from 'kysely';

export type TravelTimesTable = {
  from_zip: string;
  to_zip: string;
  miles: number;
  free_minutes: number;
  asked_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    travel_times: TravelTimesTable;
  }
}
