import type { ColumnType, Generated } from 'kysely';
import type { BucketName } from './buckets.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type StoredFilesTable = {
  id: Generated<string>;
  bucket: BucketName;
  path: string;
  owner_id: string;
  content_type: string;
  /** Bytes, as uploaded; of an SVG those of its drawing, which is what is stored. */
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
  pages: ColumnType<number | null, number | null | undefined, number | null>;
  rendered_widths: Generated<number[]>;
  cache_seconds: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    stored_files: StoredFilesTable;
  }
}
