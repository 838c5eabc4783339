import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type WorkPhotosTable = {
  id: Generated<string>;
  professional_id: string;
  url: string;
  caption: string | null;
  width: number | null;
  height: number | null;
  order_index: Generated<number>;
  created_at: Timestamp;
  /** When the photo was removed; it can be restored for a while. */
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    work_photos: WorkPhotosTable;
  }
}
